import { expect, test } from 'vitest';
import { defaultCatalogueData } from '../../../src/domain/catalogue/defaultCatalogue.ts';
import type { AllOwnArticles } from '../../../src/domain/text/post.ts';
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
        if (path === '/slow') await new Promise((resolve) => setTimeout(resolve, 50));
        if (path.startsWith('/blog/')) return (await globalThis.__POSTS__.load(path.slice(6))).facts.title;
        return name + path + JSON.stringify(answer);
      },
      file: async () => new Uint8Array([1, 2]),
      texts: async () => [globalThis.__TEXTS__, globalThis.__POSTS__?.facts],
    });`,
});

const renderer = (name: string, posts?: AllOwnArticles['posts']) =>
  renderInThread({
    ...(posts && { posts }),
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
  expect(await one.texts()).toEqual([{ '/': { heading: 'Knot' } }, undefined]);
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

test('answers what was asked before it is closed, as when something is published', async () => {
  const { page, close } = renderer('Knot');
  const asked = page('/slow');
  await close();
  expect(await asked).toBe('Knot/slowundefined');
});

test('loads the text of a post when a page needs it, and says why there is none', async () => {
  const facts = { index: 'one', title: 'One', description: '', date: '2026-11-20', topics: [], minutes: 1 };
  const load = async (index: string) => {
    if (index === 'two') throw new Error('no post two');
    return { facts, blocks: [] };
  };
  const { page, texts, close } = renderer('Knot', { facts: [facts], load });
  expect(await texts()).toEqual([{ '/': { heading: 'Knot' } }, [facts]]);
  expect(await Promise.all([page('/blog/one'), page('/')])).toEqual(['One', 'Knot/undefined']);
  await expect(page('/blog/two')).rejects.toThrow('no post two');
  await close();
});
