import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/**
 * How colours are kept, the most faithful first: so many of the commonest as they are (grounds, edges and words), the
 * others in steps of so many of 256. Half a step is less than the comparison calls a difference.
 */
const ways = [
  [16, 12],
  [16, 16],
  [16, 24],
  [0, 24],
] as const;
const most = 256;

/** The colours of a picture as 0xRRGGBB. */
function coloursOf({ data }: PNG): number[] {
  const at = (byte: number) => data[byte] ?? 0;
  return Array.from(
    { length: data.length / 4 },
    (_, pixel) => (at(pixel * 4) << 16) | (at(pixel * 4 + 1) << 8) | at(pixel * 4 + 2),
  );
}

function commonest(colours: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].toSorted(([one, few], [other, many]) => many - few || one - other).map(([colour]) => colour);
}

function coarse(colour: number, step: number): number {
  const rounded = (shift: number) => Math.min(255, Math.round(((colour >> shift) & 255) / step) * step) << shift;
  return rounded(16) | rounded(8) | rounded(0);
}

function inFewColours(own: readonly number[]): readonly number[] {
  const sorted = commonest(own);
  for (const [exact, step] of ways) {
    const kept = new Set(sorted.slice(0, exact));
    const colours = own.map((colour) => (kept.has(colour) ? colour : coarse(colour, step)));
    if (new Set(colours).size <= most) return colours;
  }
  throw new Error('A picture has too many colours to be kept.');
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The same picture in at most 256 colours, a quarter of the size: small enough to be kept with the sources. */
export function toPalette(png: Buffer): Buffer {
  const picture = PNG.sync.read(png);
  const { width, height } = picture;
  const colours = inFewColours(coloursOf(picture));
  const palette = [...new Set(colours)];
  const numbers = new Map(palette.map((colour, number) => [colour, number]));
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (const [pixel, colour] of colours.entries())
    rows[pixel + Math.floor(pixel / width) + 1] = numbers.get(colour) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each the number of a colour.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
