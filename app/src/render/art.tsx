import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../content/article.ts';
import type { FigureName } from '../content/figures.ts';
import { paths } from '../content/links/paths.ts';
import { posts } from '../content/posts.ts';
import { coverOf, projects } from '../content/projects.ts';
import { tradeIds } from '../domain/trades.ts';
import { frontAt, HEIGHT } from '../shell/art/street/measures.ts';
import { colouring } from '../shell/art/street/palette.ts';
import { Lettering, PlainFront, Sign } from '../shell/art/street/ShopFronts';
import type { PageFacts } from './pageFacts.ts';

/** What a preview image shows beside its title. */
export interface Art {
  /** Above the title, as wide as the image, cut at its edges; or beside it, full height, cut or in a frame. */
  place: 'above' | 'beside' | 'framed';
  viewBox: string;
  /** SVG elements. */
  content: string;
  /** What it shows, for those who don’t see it. */
  alt: string;
}

/** Figures beside a headline that are one SVG. */
const drawn: readonly (FigureName | undefined)[] = ['BrandKit', 'PlatformKit', 'SearchAd'];

/** The first shops of the landing page’s street, in their colours. */
const street: Art = {
  place: 'above',
  viewBox: `-15 -86 ${frontAt('shop') + 20} ${HEIGHT + 76}`,
  content: tradeIds
    .slice(0, tradeIds.indexOf('shop'))
    .map((id) => {
      const shop = (
        <g transform={`translate(${frontAt(id)} 0)`}>
          <defs>
            <Lettering of={id} />
          </defs>
          <PlainFront of={id} />
          <Sign of={id} />
        </g>
      );
      const colours: Readonly<Record<string, string>> = colouring[id];
      return renderToStaticMarkup(shop).replace(/var\((--[\w-]+)\)/g, (_, name: string) => colours[name] ?? 'none');
    })
    .join(''),
  alt: 'A street of small shops',
};

/** A drawn cover; undefined for photographs. */
async function cover(picture: Picture | undefined, place: Art['place'], dist: string): Promise<Art | undefined> {
  if (!picture?.src.endsWith('.svg')) return undefined;
  const svg = await readFile(join(dist, picture.src), 'utf8');
  const [, viewBox, content] = /<svg[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  return viewBox && content ? { place, viewBox, content, alt: picture.alt } : undefined;
}

/**
 * The best picture of a page: the cover of a post or project, what a service delivers, or the street.
 * @param dist the folder of the built site
 * @param css the styles of the page
 */
export async function artOf(
  { path, page, post, project }: PageFacts,
  dist: string,
  html: string,
  css: string,
): Promise<Art> {
  const ofPost = path === paths.blog ? posts[0] : post;
  const ofProject = path === paths.portfolio ? projects[0] : project;
  const drawing = drawn.includes(page?.figure) ? (await import('./drawing.ts')).drawingOf(html, css) : undefined;
  return (
    (await cover(ofPost?.cover, 'above', dist)) ??
    (await cover(ofProject && coverOf(ofProject).tall, 'beside', dist)) ??
    (drawing && { place: 'framed', ...drawing }) ??
    street
  );
}
