import { expect, test } from 'vitest';
import { routes } from '../../routes';
import { paths } from './paths.ts';
import { redirects } from './redirects.ts';

const known = new Set(routes.map(({ path }) => path));

test('no former address is one of ours, and each leads to one', () => {
  expect(Object.keys(redirects).filter((from) => known.has(from))).toEqual([]);
  expect(Object.values(redirects).filter((to) => !known.has(to) && to !== paths.overview)).toEqual([]);
});

test('every address that a link may name is a page', () => {
  const drawnByServer: readonly string[] = [paths.bookingPlain, paths.newsletter];
  expect(Object.values(paths).filter((path) => !known.has(path) && !drawnByServer.includes(path))).toEqual([]);
});
