import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Post } from '../../content/article.ts';
import { figuresOf, type PageContent } from '../../content/page.ts';
import { defaultCatalogue } from '../../domain/catalogue/defaultCatalogue.ts';
import { systemIds } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';

const { trinityOptions, trinityPrices } = defaultCatalogue;

const files = import.meta.glob<Record<string, ComponentType>>(['./*.tsx', '!**/*.test.tsx'], { eager: true });
const figures = Object.values(files).flatMap((file) => Object.entries(file));
const posts = import.meta.glob<Post>('../../content/blog/*.md', { eager: true });
const pages = import.meta.glob<{ page: PageContent }>('../../content/pages/**/*.ts', { eager: true });

test('every figure is on a page, and every figure of a page exists', () => {
  const inPosts = Object.values(posts).flatMap(({ blocks }) =>
    blocks.flatMap((part) => (part.kind === 'figure' ? [part.name] : [])),
  );
  const shown = new Set<string>([...Object.values(pages).flatMap(({ page }) => figuresOf(page)), ...inPosts]);
  const expected = figures.map(([name]) => name);
  expect([...shown].sort()).toEqual(expected.sort());
});

test.each(figures)(
  '%s is drawn with real numbers in fixed frames, says what is made up, and has nothing to use',
  (name, Figure) => {
    const html = renderToStaticMarkup(<Figure />);
    for (const [, d] of html.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(/^[MLHVCSQTAZmlhvcsqtaz\d\s.,-]*$/);
    const drawings = html.match(/<svg\b[^>]*>/g) ?? [];
    expect(drawings.length + (html.match(/<img\b[^>]* width="\d+" height="\d+"/g) ?? []).length).toBeGreaterThan(0);
    // The strands of a receipt are the library’s.
    for (const drawing of drawings.filter((drawing) => !drawing.includes('gutter'))) {
      expect(drawing).toMatch(/ viewBox="[\d\s.-]+"/);
      // Either decorative or with a text alternative.
      expect(drawing).toMatch(/ aria-hidden="true"| role="img" aria-label="[^"]+"/);
    }
    document.body.innerHTML = html;
    for (const figure of document.querySelectorAll('figure')) {
      expect(figure).toHaveAccessibleName(
        ['Ecosystem', 'GaroSearch'].includes(name) ? /./ : /^Sample (data|brand)\. ./,
      );
      expect(figure.querySelector('a, button, input, select, summary, [tabindex]')).toBeNull();
    }
    // Drawings outside a figure, which are beside a link each.
    if (screen.queryAllByRole('img').length > 0)
      expect(screen.getByText(/^Sample (data|brand|projects)\.$/)).toBeVisible();
  },
);

test.each(systemIds)('/trinity shows the screen of %s beside its outcome and price', (id) => {
  const Figure = files['./TrinitySystems.tsx']?.TrinitySystems;
  if (!Figure) throw new Error('There is no such figure.');
  document.body.innerHTML = renderToStaticMarkup(<Figure />);
  const { outcome = '', name } = trinityOptions[id];
  const heading = screen.getByRole('heading', { name: outcome });
  const system = screen.getAllByRole('article').find((article) => article.contains(heading));
  if (!system) throw new Error(`${name} is not shown.`);
  expect(within(system).getByRole('figure')).toBeVisible();
  expect(within(system).getByRole('link', { name: `See ${name}` })).toBeVisible();
  const { beta, standard } = trinityPrices.quote[id];
  const price = within(system).getByText(formatEuro(beta), { selector: 'p > b' }).parentElement;
  expect(price).toHaveTextContent(`${formatEuro(beta)} Standard price ${formatEuro(standard)}`);
});
