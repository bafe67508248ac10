import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Renderer } from '../platform/site/renderer.ts';

/** Beside the files of the site, where it isn't served: what a renderer would render. */
const rendered = '.rendered';
const isRendered = (path: string) => path.endsWith('.html') || path === 'redirects.json';

/**
 * Writes a built site from files by path. Its pages are `about-us/index.html`, `booking/manage/[token].html` for those that
 * serve many paths, `404.html`. @returns its folder
 */
export async function builtSite(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'agency-site-'));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, isRendered(path) ? rendered : '', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

const pathOf = (file: string) =>
  file === '404.html'
    ? '*'
    : `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`.replace('[...]', '*').replace(/\[(\w+)\]/g, ':$1');

/** Renders the pages of such a site. What the server answers is at the end of their body, as data. */
export function testRenderer(folder: string): Renderer {
  const place = join(folder, rendered);
  const names = existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [];
  const pages = new Map(
    names.filter((name) => name.endsWith('.html')).map((name) => [pathOf(name), join(place, name)]),
  );
  const redirects = names.includes('redirects.json') ? readFileSync(join(place, 'redirects.json'), 'utf8') : '{}';
  return {
    contents: async () => ({ pages: [...pages.keys()], files: [], redirects: JSON.parse(redirects) }),
    page: async (path, answer) =>
      readFileSync(pages.get(path) ?? '', 'utf8')
        .replace(/^.*<head>/s, '')
        .replace(
          /(<\/body>)?<\/html>$/,
          (_, end = '') => `${answer === undefined ? '' : JSON.stringify(answer)}${end}`,
        ),
    file: async (path) => path,
    close: async () => {},
  };
}
