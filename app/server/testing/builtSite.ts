import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Renderer } from '../platform/site/renderer.ts';
import { newFolder } from './temporaryFolder.ts';

/** Beside the files of the site, where it isn't served: what a renderer would render. */
const rendered = '.rendered';
const isRendered = (path: string) => path.endsWith('.html') || path === 'redirects.json';

/**
 * Writes a built site from files by path. Its pages are `about-us/index.html`, `booking/manage/[token].html` for those that
 * serve many paths, `404.html`. @returns its folder
 */
export async function builtSite(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = newFolder();
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

/** Renders the pages of such a site, and those that the server answers with. What it answers to others is at the end of their body, as data. */
export function testRenderer(folder = ''): Renderer {
  const place = join(folder, rendered);
  const names = folder !== '' && existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [];
  const pages = new Map(
    names.filter((name) => name.endsWith('.html')).map((name) => [pathOf(name), join(place, name)]),
  );
  const redirects = names.includes('redirects.json') ? readFileSync(join(place, 'redirects.json'), 'utf8') : '{}';
  return {
    contents: async () => ({ pages: [...pages.keys()], files: [], redirects: JSON.parse(redirects) }),
    page: async (path, answer) => {
      const file = pages.get(path);
      if (file === undefined) return renderAnswer(path, answer);
      return readFileSync(file, 'utf8')
        .replace(/^.*<head>/s, '')
        .replace(
          /(<\/body>)?<\/html>$/,
          (_, end = '') => `${answer === undefined ? '' : JSON.stringify(answer)}${end}`,
        );
    },
    file: async (path) => path,
    texts: async () => [],
    close: async () => {},
  };
}

/** Renders what the server answers without scripts, as the site does, but for its styles. */
async function renderAnswer(name: string, answer: unknown): Promise<string> {
  const [{ answers, routes }, { documentOf, renderPage }] = await Promise.all([
    import('../../src/routes.ts'),
    import('../../src/render/page.tsx'),
  ]);
  const route = [...answers, ...routes].find(({ path }) => path === name);
  if (!route) throw new Error(`There is no page ${name}.`);
  const page = await renderPage(route, answer);
  const html = await documentOf(route, page, page.metadata.markup);
  // Tests look for whole sentences.
  return html.replace(/<span class="[^"]*nowrap[^"]*">(.*?)<\/span>/g, '$1');
}

/** The main heading of a page. */
export const headingOf = (page: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1];
