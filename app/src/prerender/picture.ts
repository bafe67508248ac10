import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { site } from '../content/site.ts';
import { engravedRing, frameOf, ringsOf } from '../shell/art/rings.ts';
import { solidStrand } from '../shell/art/strands.ts';
import { broken, lineAt } from './letters.ts';

/** Size of the preview image of shared links. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Path of the preview image of a page. */
export const pictureOf = (path: string): string =>
  `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** Colours of the light scheme. */
const color = { ink: '#1b1233', quiet: '#5f5778', paper: '#fafafd', strands: ['#7a2be0', '#4c43e4', '#1f5ce8'] };
const margin = 72;
/** Of a line of the title. */
const WIDTH = 590;
const knot = [0, 1, 2].map((strand) => solidStrand(12, 19.5, 7, strand)).join('');

/** The preview image: rings, title and agency name. */
function drawn(path: string, title: string): string {
  const rings = ringsOf(path);
  const [x = 0, y = 0, size = 1] = frameOf(rings).split(' ').map(Number);
  const scale = 640 / size;
  const setting = [68, 58, 50]
    .map((size) => ({ size, tracking: -0.032 }))
    .find((each) => broken(title, WIDTH, each).length <= 4) ?? { size: 44, tracking: -0.03 };
  const lines = broken(title, WIDTH, setting);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">
<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="-110" y1="-120" x2="110" y2="70"><stop stop-color="${color.strands[0]}"/><stop offset="1" stop-color="${color.strands[2]}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="${color.paper}"/>
<g transform="translate(690 -5) scale(${scale}) translate(${-x} ${-y})" fill="none" stroke-width="${1.3 / scale}">${color.strands
    .map((stroke, strand) => `<path stroke="${stroke}" d="${engravedRing(rings, strand, 9)}"/>`)
    .join('')}</g>
<g fill="${color.ink}">${lines.map((line, at) => lineAt(margin, 150 + at * setting.size * 1.08, line, setting)).join('')}</g>
<g transform="translate(${margin + 22} 552) scale(.2)"><path d="${knot}" fill="url(#g)"/></g>
<g fill="${color.ink}">${lineAt(margin + 62, 560, site.name, { size: 28, tracking: -0.02 })}</g>
</svg>`;
}

/** Cache of preview images: one takes longer than all pages. */
const kept = join(process.cwd(), '.cache/og');

/** Renders an SVG as PNG of a width. */
export async function png(svg: string, width: number): Promise<Buffer> {
  const name = createHash('sha256').update(`${width}${svg}`).digest('hex').slice(0, 24);
  const file = join(kept, `${name}.png`);
  try {
    return await readFile(file);
  } catch {
    const image = Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
    await mkdir(kept, { recursive: true });
    await writeFile(file, image);
    return image;
  }
}

/** The preview image of a page. */
export const picture = (path: string, title: string): Promise<Buffer> => png(drawn(path, title), pictureSize.width);
