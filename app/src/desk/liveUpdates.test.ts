import { expect, test } from 'vitest';
import type { Endpoint } from '../domain/contract/endpoint.ts';
import { shownBy } from './liveUpdates.ts';

/** What the desk loads that nobody else changes, or that doesn’t stay on the screen. */
const unwatched =
  /^GET \/api\/staff\/(health|numbers|filters|session|events|pages\/built|settings\/fields)|invoices|\.csv|preview|passkey/;

test('whatever the desk shows is loaded again when somebody else changes it', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../domain/contract/staff/*.ts', { eager: true });
  const isEndpoint = (value: unknown): value is Endpoint => typeof Object(value).route === 'string';
  const all = Object.values(modules)
    .flatMap(Object.values)
    .flatMap((value) => [value, Object(value).get]);
  const reads = all.filter(isEndpoint).filter(({ route }) => route.startsWith('GET ') && !unwatched.test(route));
  const watched = Object.values(shownBy).flat();
  expect(reads.map(({ route }) => route).filter((route) => !watched.some((each) => each.route === route))).toEqual([]);
});
