import { expect, test } from 'vitest';
import { routes } from '../../routes';
import { showsPeople } from '../people.ts';
import { paths } from './paths.ts';
import { redirects } from './redirects.ts';

const known = new Set(routes.map(({ path }) => path));

test('no former address is one of ours', () => {
  expect(Object.keys(redirects).filter((from) => known.has(from))).toEqual([]);
});

test('every address that a link may name is a page', () => {
  const drawnByServer: readonly string[] = [paths.bookingPlain, paths.newsletter];
  const hidden: readonly string[] = showsPeople ? [] : [paths.people];
  const others = [...drawnByServer, ...hidden];
  expect(Object.values(paths).filter((path) => !known.has(path) && !others.includes(path))).toEqual([]);
});
