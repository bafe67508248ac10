import { pages as texts } from 'virtual:articles';
import { paths } from '../content/links/paths.ts';
import { pages as published } from '../content/links/publishedPages.ts';
import { redirects } from '../content/links/redirects.ts';
import { builtPage } from '../content/ownTexts.ts';
import { questionsOf } from '../content/page.ts';
import { sampleRedirects } from '../content/posts.ts';
import { sampleProjectRedirects } from '../content/projects.ts';
import { site } from '../content/site.ts';
import { textFile } from '../content/texts.ts';
import type { BuiltPage } from '../domain/contract/staff/published.ts';
import { knotPicture } from '../domain/logo.ts';
import { builtQuestions } from '../pages/landing/questions.ts';
import { landing } from '../pages/landing/words.ts';
import { answers, notFound, type Route, routes } from '../routes.ts';
import { artOf } from './art';
import { headOf, openBuild } from './head.ts';
import { jsonLd } from './jsonLd.ts';
import { fixedFiles, lists } from './lists.ts';
import { escaped, type Metadata } from './markup.ts';
import { documentOf, renderPage } from './page';
import { factsOf, inFull, type PageFacts, pictureOf, pictureSize, sharedPicture } from './pageFacts.ts';

/** What each page says by the files of the site, whatever owners have written instead. */
async function builtTexts(): Promise<readonly BuiltPage[]> {
  const all = texts
    .filter(({ path }) => published.includes(path))
    .map(async ({ path, load }) => {
      const { kind, title, heading, lead, sections } = (await load()).page;
      return builtPage(path, title, { heading, lead }, questionsOf({ sections }), kind);
    });
  return [
    builtPage(paths.home, 'Home page', { lead: landing.hero.lead }, Object.entries(builtQuestions)),
    ...(await Promise.all(all)),
  ];
}

const pages = [...routes, notFound];
const table = new Map([...pages, ...answers].map((route) => [route.path, route]));
const indexed = routes.filter((route) => route.indexed);
const knots = new Map([1, 2, 3].map((filled) => [knotPicture(filled).src as string, filled]));
const pictures = new Map(indexed.map((route) => [pictureOf(route.path), route]));

/** Everything that is rendered, and the addresses of earlier sites with where they lead now. */
export const contents = {
  /** Paths of pages: `/booking/manage/:token` and `/user/*` serve many, `*` all that are not found. */
  pages: pages.map(({ path }) => path),
  files: ['/sitemap.xml', '/robots.txt', '/feed.xml', '/llms.txt', ...Object.keys(fixedFiles)].concat([
    ...pictures.keys(),
    ...knots.keys(),
  ]),
  redirects: { ...redirects, ...sampleRedirects, ...sampleProjectRedirects },
};

/**
 * Renders with the settings of this installation, in `__SITE__`.
 * @param client the folder of the client build, which has the scripts
 * @param own the folder of this build, which has the styles
 */
export async function openRenderer(client: string, own: string) {
  const build = await openBuild(client, own);

  async function rendered(route: Route, answer?: unknown) {
    const page = await renderPage(route, answer);
    const head = await headOf(route, page.html, build);
    const facts = await factsOf(route, async () => page.metadata);
    return { page, head, facts, art: await artOf(facts, client, page.html, head.css) };
  }

  /** The document of a page after its `<head>` tag. @param answer what the server answers one request */
  async function page(path: string, answer?: unknown): Promise<string> {
    const route = table.get(path);
    if (!route) throw new Error(`There is no page ${path}.`);
    try {
      const { page, head, facts, art } = await rendered(route, answer);
      return await documentOf(route, page, page.metadata.markup + seo(facts, page.metadata, art.alt) + head.markup);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      throw new Error(`${textFile(path) ?? route.file} can’t be shown: ${words}`, { cause: error });
    }
  }

  /** Lists for machines: all of them need all pages, once. */
  let listed: Promise<Readonly<Record<string, string>>> | undefined;
  async function readLists() {
    const facts = indexed.map((route) => factsOf(route, async () => (await renderPage(route)).metadata));
    return lists(await Promise.all(facts));
  }

  async function file(path: string): Promise<string | Uint8Array> {
    const route = pictures.get(path);
    if (route) {
      const { page, facts, art } = await rendered(route);
      const { picture } = await import('./picture.ts');
      return picture(route.kind === 'document' ? page.metadata.headline : facts.title, art);
    }
    const filled = knots.get(path);
    if (filled !== undefined) return (await import('./picture.ts')).knotAsPng(filled);
    const fixed = fixedFiles[path];
    if (fixed !== undefined) return fixed;
    listed ??= readLists();
    // What failed is tried again.
    listed.catch(() => {
      listed = undefined;
    });
    const text = (await listed)[path];
    if (text === undefined) throw new Error(`There is no file ${path}.`);
    return text;
  }

  return { page, file, texts: builtTexts };
}

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') || name.startsWith('article:') ? 'property' : 'name'}="${name}" content="${escaped(content)}">`;

/**
 * Meta tags for search engines and shared links.
 * @param metadata what the page says itself
 * @param drawn what the preview image shows, if it is a drawn one
 */
export function seo(facts: PageFacts, { noindex }: Metadata, drawn: string): string {
  const { path, title, description, indexed, post } = facts;
  if (!indexed) return noindex ? '' : meta('robots', 'noindex');
  const { src, type, alt = drawn } = sharedPicture(facts);
  return [
    `<link rel="canonical" href="${inFull(path)}">`,
    meta('og:type', post ? 'article' : 'website'),
    meta('og:site_name', site.name),
    meta('og:locale', 'en_IE'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', inFull(path)),
    meta('og:image', src),
    meta('og:image:type', type),
    meta('og:image:width', String(pictureSize.width)),
    meta('og:image:height', String(pictureSize.height)),
    meta('og:image:alt', `${title}. ${alt}`.trim()),
    ...(post ? [meta('article:published_time', post.date)] : []),
    ...(post?.author === undefined ? [] : [meta('author', post.author)]),
    meta('twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${jsonLd(facts)}</script>`,
  ].join('');
}
