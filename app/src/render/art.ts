import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../content/article.ts';
import type { FigureName } from '../content/figures.ts';
import { paths } from '../content/links/paths.ts';
import { posts } from '../content/posts.ts';
import { coverOf, projects } from '../content/projects.ts';
import { catalogue } from '../domain/catalogue/given.ts';
import { engravedLines, engraving, type Point, round } from '../shell/art/strands.ts';
import type { PageFacts } from './pageFacts.ts';

const { trinityOptions } = catalogue;

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

/** Colours of the strands in the light scheme. */
export const strandColors = ['#7a2be0', '#4c43e4', '#1f5ce8'] as const;
const unchosen = '#cfc8e2';

/** The order as a knot: one, three or five strands for the systems. */
function knot(systems: number): Art {
  const strands = Math.max(systems, 3);
  const lines = strands > 3 ? fiveStrandLines(9, 13) : engravedLines(13, 13);
  const transform = strands > 3 ? 'scale(.88)' : 'translate(0 18)';
  const threads = Array.from({ length: strands }, (_, strand) => {
    const color = strand < systems ? strandColors[strand % 3] : unchosen;
    return `<path stroke="${color}" transform="rotate(${(strand * 360) / strands})" d="${lines.join('')}"/>`;
  });
  return {
    place: 'framed',
    viewBox: '-128 -128 256 256',
    content: `<g fill="none" stroke-width=".9" transform="${transform}">${threads.join('')}</g>`,
    alt: systems === 1 ? 'A knot with one strand in colour' : `A knot of ${systems === 3 ? 'three' : 'five'} strands`,
  };
}

/** How many systems the page is about: one on the page of a system, otherwise the three of the logo. */
function systemsOn(path: string): number {
  if (path === paths.trinity || path === paths.trinityPlus) return trinityOptions['trinity-plus'].includes.length;
  return path.startsWith(`${paths.trinity}/`) && path !== paths.trinityCore ? 1 : 3;
}

/** A drawn cover; undefined for photographs. */
async function cover(picture: Picture | undefined, place: Art['place'], dist: string): Promise<Art | undefined> {
  if (!picture?.src.endsWith('.svg')) return undefined;
  const svg = await readFile(join(dist, picture.src), 'utf8');
  const [, viewBox, content] = /<svg[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  return viewBox && content ? { place, viewBox, content, alt: picture.alt } : undefined;
}

/**
 * The best picture of a page: the cover of a post or project, what a service delivers, or a knot.
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
    knot(systemsOn(path))
  );
}

/**
 * The motif with five strands: one arc, rotated five times, each over one neighbour and under the next. Angles are in
 * radians from the top, clockwise; (0, 0) is the middle of the knot.
 */
const TURN = (2 * Math.PI) / 5;

/** Distance of the tips from the middle, and radius of the arcs. */
const TIP = 122;
const RADIUS = 224;

/** How far the centre of each arc lies below the middle of the knot. */
const CENTRE = Math.sqrt(RADIUS ** 2 - (TIP * Math.sin(TURN)) ** 2) - TIP * Math.cos(TURN);

const pointAt = (radius: number, angle: number): Point => [radius * Math.sin(angle), CENTRE - radius * Math.cos(angle)];

/** The angle at which an arc of this radius meets the axis through its tip. */
function tipAngle(radius: number): number {
  const along = CENTRE * Math.cos(TURN);
  const length = Math.sqrt(along ** 2 - CENTRE ** 2 + radius ** 2) - along;
  return Math.atan2(length * Math.sin(TURN), CENTRE + length * Math.cos(TURN));
}

/** The centre of the next arc: how far from the centre of this one, and in which direction. */
const apart = 2 * CENTRE * Math.sin(TURN / 2);
const direction = Math.atan2(-CENTRE * Math.sin(TURN), CENTRE - CENTRE * Math.cos(TURN));

/** The angle at which an arc of this radius meets the circle of radius `other` around the centre of the next arc. */
const crossing = (radius: number, other: number): number =>
  direction + Math.PI - Math.acos((other ** 2 - radius ** 2 - apart ** 2) / (2 * radius * apart));

function arc(radius: number, from: number, to: number): string {
  const [start, end] = [from, to].map((angle) => pointAt(radius, angle).map(round).join(' '));
  return `M${start}A${round(radius)} ${round(radius)} 0 0 1 ${end}`;
}

/** SVG paths of the fine lines of the first strand, from the inside out, with a gap where it passes under the next. */
function fiveStrandLines(half: number, lines: number): readonly string[] {
  const clear = half + 4;
  return engraving(half, lines, RADIUS).map((radius) => {
    const [from, to] = [crossing(radius, RADIUS - clear), crossing(radius, RADIUS + clear)].sort((a, b) => a - b);
    return arc(radius, -tipAngle(radius), from ?? 0) + arc(radius, to ?? 0, tipAngle(radius));
  });
}
