import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { installation } from '../content/installation.ts';
import { site } from '../content/site.ts';
import { knotPicture } from '../domain/logo.ts';
import { filledStrand, openStrand } from '../shell/art/FillingKnot';
import { solidStrand } from '../shell/art/strands.ts';
import type { Art } from './art';
import { broken, lineAt } from './letters.ts';
import { pictureSize } from './pageFacts.ts';

/** Colours of the light scheme. */
const color = { ink: '#1b1233', paper: '#fafafd', sunk: '#f3f1f9' };
/** Colours of the strands in the light scheme. */
const strandColors = ['#7a2be0', '#4c43e4', '#1f5ce8'] as const;
const margin = 72;
const knot = [0, 1, 2].map((strand) => solidStrand(12, 19.5, 7, strand)).join('');

interface Place {
  /** Of the art. */
  x: number;
  width: number;
  height: number;
  /** Free space around art that isn't cut. */
  padding: number;
  title: { y: number; width: number; sizes: readonly number[]; lines: number };
  /** Of the agency's name. */
  name: { x: number; y: number };
}

const { width, height } = pictureSize;
const besideArt = { y: 140, lines: 5, sizes: [68, 58, 50, 44] };
const inCorner = { x: margin, y: 560 };
const places: Readonly<Record<Art['place'], Place>> = {
  above: {
    x: 0,
    width,
    height: 476,
    padding: 0,
    title: { y: 562, width: 800, sizes: [48, 42, 34], lines: 1 },
    name: { x: 946, y: 562 },
  },
  beside: {
    x: width - 504,
    width: 504,
    height,
    padding: 0,
    title: { ...besideArt, width: 560 },
    name: inCorner,
  },
  framed: {
    x: width - 640,
    width: 640,
    height,
    padding: 28,
    title: { ...besideArt, width: 430, sizes: [58, 50, 44, 40] },
    name: inCorner,
  },
};

/** The preview image: the art of a page, its title and the agency's name. */
function drawn(text: string, { place, viewBox, content }: Art): string {
  const { x, width, height, padding, title, name } = places[place];
  const settings = title.sizes.map((size) => ({ size, tracking: -0.032 }));
  const setting = settings.find((each) => broken(text, title.width, each).length <= title.lines) ?? settings.at(-1);
  if (!setting) throw new Error('There is no size for titles.');
  const lines = broken(text, title.width, setting);
  // The last of several lines stays where one would be.
  const top = place === 'above' ? title.y - (lines.length - 1) * setting.size * 0.6 : title.y;
  const fit = `preserveAspectRatio="xMidYMid ${padding > 0 ? 'meet' : 'slice'}"`;
  const inner = { x: x + padding, y: padding, width: width - 2 * padding, height: height - 2 * padding };
  // The knot is the logo of a site without one of its own.
  const sign = installation.logo
    ? ''
    : `<g transform="translate(${name.x + 22} ${name.y - 8}) scale(.2)"><path d="${knot}" fill="url(#g)"/></g>`;
  const box = Object.entries(inner).map(([key, value]) => `${key}="${value}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">
<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="-110" y1="-120" x2="110" y2="70"><stop stop-color="${strandColors[0]}"/><stop offset="1" stop-color="${strandColors[2]}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="${color.paper}"/>
<rect x="${x}" width="${width}" height="${height}" fill="${color.sunk}"/>
<svg ${box.join(' ')} viewBox="${viewBox}" ${fit} color="${color.ink}">${content}</svg>
<g fill="${color.ink}">${lines.map((line, at) => lineAt(margin, top + at * setting.size * 1.1, line, setting)).join('')}</g>
${sign}<g fill="${color.ink}">${lineAt(name.x + (sign ? 56 : 0), name.y, site.name, { size: 26, tracking: -0.02 })}</g>
</svg>`;
}

const readEngine = async () => {
  const { default: url } = await import('@resvg/resvg-wasm/index_bg.wasm?url&inline');
  await initWasm(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
};
let engine: Promise<void> | undefined;

async function asPng(svg: string): Promise<Uint8Array> {
  engine ??= readEngine();
  await engine;
  return new Resvg(svg).render().asPng();
}

/** The preview image of a page, as PNG. */
export const picture = (title: string, art: Art): Promise<Uint8Array> => asPng(drawn(title, art));

/** A knot with so many of its strands filled, as PNG: transparent, and seen on white and on black. For sharp screens, three times as large as it is shown. */
export function knotAsPng(filled: number): Promise<Uint8Array> {
  const { width, height } = knotPicture(filled);
  const strands = strandColors.map((color, strand) =>
    strand < filled
      ? `<path fill="${color}" d="${filledStrand(strand)}"/>`
      : `<path fill="none" stroke="#8a82a2" stroke-width="8" d="${openStrand(strand)}"/>`,
  );
  return asPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${3 * width}" height="${3 * height}" viewBox="-124 -137 248 224">${strands.join('')}</svg>`,
  );
}
