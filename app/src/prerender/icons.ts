import { site } from '../content/site.ts';
import { solidStrand } from '../shell/art/strands.ts';
import { png } from './picture.ts';

const knot = [0, 1, 2].map((strand) => solidStrand(13, 20.5, 7, strand)).join('');

/** The white logo on the brand gradient, with padding for round icon masks. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#7a2be0"/><stop offset="1" stop-color="#1f5ce8"/></linearGradient></defs><rect width="512" height="512" fill="url(#g)"/><path transform="translate(256 282) scale(1.28)" fill="#fff" d="${knot}"/></svg>`;

/** A PNG wrapped as .ico, for old browsers. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** Icons for tabs and home screens, by path. */
export async function icons(): Promise<Readonly<Record<string, Buffer | string>>> {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: 'en-IE',
    start_url: '/',
    display: 'browser',
    background_color: '#fafafd',
    theme_color: '#5a2bd0',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return {
    '/icon-192.png': await png(icon, 192),
    '/icon-512.png': await png(icon, 512),
    '/apple-touch-icon.png': await png(icon, 180),
    '/favicon.ico': ico(await png(icon, 32), 32),
    '/site.webmanifest': JSON.stringify(manifest),
  };
}
