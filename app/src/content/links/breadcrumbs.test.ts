import { expect, test, vi } from 'vitest';
import { trailOf } from './breadcrumbs.ts';

vi.mock('./publishedPages.ts', () => ({ isWritten: (path: string) => path !== '/trinity' }));

test.each([
  ['/about-us', 'Home'],
  ['/service/website-development', 'Home / Services'],
  ['/service/brand-identity-package', 'Home / Services'],
  ['/service/brand-identity-package/visual-brand-identity', 'Home / Services / Brand identity'],
  ['/about/ourWhy', 'Home / About us'],
  ['/blog/3', 'Home / Blog'],
])('above %s stands %s', (path, trail) => {
  expect(
    trailOf(path)
      .map(({ label }) => label)
      .join(' / '),
  ).toBe(trail);
});

test('a page that is not written is left out', () => {
  expect(trailOf('/trinity/core')).toEqual([{ label: 'Home', to: '/' }]);
});
