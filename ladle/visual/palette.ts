import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** Of 256: how finely colours are kept, the finest first. Half a step is below what the comparison calls a difference. */
const steps = [8, 12, 16, 24];
const most = 256;

/** The colours of a picture as 0xRRGGBB, in steps. */
function coloursOf({ data }: PNG, step: number): number[] {
  const coarse = (at: number) => Math.min(255, Math.round((data[at] ?? 0) / step) * step);
  return Array.from({ length: data.length / 4 }, (_, pixel) => {
    const at = pixel * 4;
    return (coarse(at) << 16) | (coarse(at + 1) << 8) | coarse(at + 2);
  });
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
  const colours = steps.map((step) => coloursOf(picture, step)).find((colours) => new Set(colours).size <= most);
  if (!colours) throw new Error('A picture has too many colours to be kept.');
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
