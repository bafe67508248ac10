import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, test } from 'vitest';
import type { PageContent } from '../../content/page.ts';
import { lines } from './Section.css';
import { View } from './TextPage';

const files = import.meta.glob<{ page: PageContent }>('../../content/pages/**/*.ts', { eager: true });
const pages = Object.values(files).map(({ page }) => page);
const withAction = (page: PageContent) => page.action !== undefined;

describe.each([
  ['with a figure', pages.find((page) => withAction(page) && page.figure)],
  ['without a figure', pages.find((page) => withAction(page) && !page.figure)],
])('the head of a page %s', (_, page) => {
  test('has its buttons', async () => {
    if (!page?.action) throw new Error('No page has a button');
    render(
      <Suspense>
        <View path="/" text={{ page }} />
      </Suspense>,
    );
    const head = (await screen.findByRole('heading', { level: 1 })).closest('section');
    const links = [...(head?.querySelectorAll('a') ?? [])].map((link) => link.textContent?.trim());
    expect(links).toEqual(expect.arrayContaining([page.action.label]));
  });
});

test('a form in a text has a line for each of its fields', async () => {
  const page = pages.find(({ title }) => title === 'Terms of business');
  if (!page) throw new Error('There is no such page');
  render(
    <Suspense>
      <View path="/terms" text={{ page }} />
    </Suspense>,
  );
  const form = await screen.findByText(/– Date:/);
  expect(form.textContent).toMatch(/\n– Signature of consumer\(s\).*\n– Date:\n/);
  expect(form).toHaveClass(lines);
});
