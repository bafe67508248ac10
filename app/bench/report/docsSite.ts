import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CommandError } from '../../server/cli/command.ts';
import { serve } from './serve.ts';

const folder = fileURLToPath(new URL('../../../ui/docs/dist', import.meta.url));

/** Sent with gzip, as static hosts do; fonts and images are compressed already. */
const compressible: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};
const others: Readonly<Record<string, string>> = { '.woff2': 'font/woff2', '.webp': 'image/webp', '.png': 'image/png' };

/**
 * Serves the built documentation of the library, like a host of static sites.
 * @throws CommandError when it isn't built
 */
export async function serveDocs(): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(folder))
    throw new CommandError('There is no built documentation to measure: run pnpm docs:build first.');
  return serve(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://docs').pathname;
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const kind = extname(file);
    const content = await readFile(folder + file).catch(() => null);
    if (!content) return response.writeHead(404).end();
    const type = compressible[kind];
    response.setHeader('content-type', type ?? others[kind] ?? 'application/octet-stream');
    if (type) response.setHeader('content-encoding', 'gzip');
    return response.end(type ? gzipSync(content) : content);
  });
}
