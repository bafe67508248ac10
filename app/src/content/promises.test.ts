import { expect, test } from 'vitest';
import { services } from '../domain/catalogue/services.ts';
import type { PageContent } from './page.ts';

const found = import.meta.glob<{ page: PageContent }>('./pages/**/*.ts', { eager: true });
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const texts = Object.entries(sources);

test('there is something to read', () => expect(texts.length).toBeGreaterThan(200));

/** The end of the beta changes no price, and only the owner can say otherwise: true before it and after. */
const rises =
  /(while it is|still|save[^.]*) in beta|(after|until|before) the beta|(beta )?prices (will )?(rise|go up|increase|end)/i;

test('no word says that a price rises when the beta ends, or that a saving ends with it', () => {
  expect(texts.filter(([, text]) => rises.test(text)).map(([file]) => file)).toEqual([]);
});

test('no answer tells how to leave the in-store setup out of an order that needs it', () => {
  expect(texts.filter(([, text]) => /leaves it out|if you say no/i.test(text)).map(([file]) => file)).toEqual([]);
});

test('the Complete Digital Platform is one thing on every page, and its link opens it', () => {
  const { name } = services['complete-platform'];
  const links = Object.values(found).flatMap(({ page }) =>
    page.sections.flatMap((section) => (section.kind === 'pages' ? section.items : [])),
  );
  const named = links.filter(({ title }) => title === name);
  expect(named.length).toBeGreaterThan(1);
  for (const item of named) expect(item).toMatchObject({ to: '/quote-builder?service=complete-platform' });
  const priced = Object.values(found).flatMap(({ page }) => page.sections.filter(({ kind }) => kind === 'prices'));
  // Lists of prices are of tiers alone, which are another thing with another name.
  expect(priced.filter(({ title }) => title === name)).toEqual([]);
});
