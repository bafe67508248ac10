import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { builtSite } from '../../testing/builtSite.ts';
import { openSite } from './site.ts';
import { anonymous } from './visitor.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

test('rendered pages take the place of built ones, and the rest of the build stays', async () => {
  const built = await builtSite({ 'index.html': 'built', 'assets/a.js': 'script', 'og/home.png': 'built' });
  const rendered = await builtSite({ 'index.html': 'rendered https://site.invalid', 'og/home.png': 'rendered' });
  folders.push(built, rendered);
  const site = openSite(built, { stripe: false, https: false }, { origin: 'https://agency.example', rendered });
  const page = site.find('/');
  const text = page.kind === 'page' && page.page.text(anonymous);
  expect(text).toContain('rendered https://agency.example');
  const picture = site.find('/og/home.png');
  expect(picture.kind === 'asset' && String(await picture.asset.content.in('identity'))).toBe('rendered');
  expect(site.assets.toSorted()).toEqual(['/assets/a.js', '/og/home.png']);
});

test('files of the build whose names begin with a dot are not served', async () => {
  const built = await builtSite({ 'index.html': '', '.vite/manifest.json': '{}', '.unconfirmed.json': '[]' });
  folders.push(built);
  expect(openSite(built, { stripe: false, https: false }).assets).toEqual([]);
});
