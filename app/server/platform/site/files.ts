import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Path of the speculation rules, by which browsers prefetch links. */
export const speculationRules = '/speculation-rules.json';

const typeOf = (path: string) =>
  path === speculationRules
    ? 'application/speculationrules+json'
    : (types[extname(path).toLowerCase()] ?? 'application/octet-stream');

const compressible = /^(text\/|application\/(json|xml|manifest|speculationrules)|image\/svg)/;

/** A file of the built site. */
export interface SiteFile {
  /** Its URL path: `/assets/index-B4x.js`. */
  path: string;
  type: string;
  content: Buffer;
  /** The content compressed with brotli, if the build stored it beside the file: `/assets/index-B4x.js.br`. */
  brotli?: Buffer;
  etag: string;
  compressible: boolean;
}

/** Files of tools, which aren't served: `.vite/manifest.json`, `.DS_Store`. */
const hidden = /\/\.(?!well-known\/)/;

/** Reads all files of a folder into memory. */
export function readFiles(folder: string): SiteFile[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const compressed = new Set(files.filter((file) => file.endsWith('.br')));
  return files
    .filter((file) => !compressed.has(file))
    .map((file) => ({ file, path: `/${relative(folder, file).split(sep).join('/')}` }))
    .filter(({ path }) => !hidden.test(path))
    .map(({ file, path }) => ({
      ...siteFile(path, readFileSync(file)),
      ...(compressed.has(`${file}.br`) && { brotli: readFileSync(`${file}.br`) }),
    }));
}

/** A file of the built site by its URL path. */
export function siteFile(path: string, content: Buffer): SiteFile {
  const type = typeOf(path);
  return { path, type, content, etag: etagOf(content), compressible: compressible.test(type) };
}

/** Weak, because plain and compressed bytes share one tag. */
export function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
