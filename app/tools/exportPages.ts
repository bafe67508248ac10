import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { notFoundPath } from '../server/platform/site/addresses.ts';
import { clientFolder } from '../server/platform/site/folder.ts';
import { Page } from '../server/platform/site/page.ts';
import { renderInThread } from '../server/platform/site/renderer.ts';
import { anonymous } from '../server/platform/site/visitor.ts';
import { defaultCatalogueData } from '../src/domain/catalogue/defaultCatalogue.ts';
import type { RenderedSite } from '../src/domain/publicSite.ts';

/** `/booking/manage/:token` is `booking/manage/[token].html`, `/user/*` is `user/[...].html`. */
const fileOf = (path: string): string => {
  if (path === notFoundPath) return '404.html';
  return /[:*]/.test(path) ? `${path.replace(/:(\w+)/g, '[$1]').replace('*', '[...]')}.html` : `${path}/index.html`;
};

/** Writes all pages as files, as a server with these settings sends them to a new visitor; and lists, without pictures. */
export async function exportPages(folder: string, site: RenderedSite): Promise<readonly string[]> {
  const client = clientFolder();
  const renderer = renderInThread({ site, catalogue: defaultCatalogueData, client, build: join(client, '../render') });
  const write = (name: string, content: string | Uint8Array) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  try {
    const { pages, files } = await renderer.contents();
    for (const path of pages) {
      const page = new Page(await renderer.page(path), { stripe: false, https: false });
      write(fileOf(path), page.text(anonymous));
    }
    for (const path of files.filter((file) => !file.endsWith('.png'))) write(path, await renderer.file(path));
    return pages;
  } finally {
    await renderer.close();
  }
}
