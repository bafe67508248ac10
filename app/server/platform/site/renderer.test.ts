import { rm } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { defaultCatalogueData } from '../../../src/domain/catalogue/defaultCatalogue.ts';
import { builtSite } from '../../testing/builtSite.ts';
import { publicSite } from '../settings/settings.ts';
import { renderInThread } from './renderer.ts';

const build = await builtSite({
  'package.json': '{"type":"module"}',
  'site.js': `
    const { name } = globalThis.__SITE__;
    export const contents = { pages: ['/'], files: [], redirects: {} };
    export const openRenderer = async () => ({
      page: async (path, answer) => {
        if (path === '/broken') throw new Error('broken by ' + name);
        if (path === '/exit') process.exit();
        return name + path + JSON.stringify(answer);
      },
      file: async () => new Uint8Array([1, 2]),
      texts: async () => [globalThis.__TEXTS__],
    });`,
});
afterAll(() => rm(build, { recursive: true }));

const renderer = (name: string) =>
  renderInThread({
    site: publicSite({ AGENCY_NAME: name }),
    catalogue: defaultCatalogueData,
    texts: { '/': { heading: name } },
    client: '',
    build,
  });

test('renders with its settings, beside a renderer with others', async () => {
  const [one, other] = [renderer('Knot'), renderer('Braid')];
  expect(await one.contents()).toEqual({ pages: ['/'], files: [], redirects: {} });
  expect(await Promise.all([one.page('/', [1]), other.page('/a')])).toEqual(['Knot/[1]', 'Braid/aundefined']);
  expect(await one.texts()).toEqual([{ '/': { heading: 'Knot' } }]);
  expect(await other.file('/b')).toEqual(new Uint8Array([1, 2]));
  await Promise.all([one.close(), other.close()]);
});

test('passes an error on, and starts again after its thread has ended', async () => {
  const { page, close } = renderer('Knot');
  await expect(page('/broken')).rejects.toThrow('broken by Knot');
  await expect(page('/exit')).rejects.toThrow('The renderer has ended.');
  expect(await page('/')).toBe('Knot/undefined');
  await close();
});
