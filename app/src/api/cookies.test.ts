import { expect, test } from 'vitest';
import { everythingGranted, nothingGranted } from '../domain/consent/consent.ts';
import { cookieDomains, cookieNames } from './cookies.ts';
import { unwantedNames } from './tags.ts';

const cookies =
  'scheme=dark; _ga=GA1.1.2; _ga_ABC=GS2.1; _gid=GA1.2; _gcl_au=1.1; __gads=ID=1; agency.session_token=a=b; _gallery=2';

test('removes what is not allowed, and nothing else', () =>
  expect(unwantedNames(cookieNames(cookies), nothingGranted)).toEqual(['_ga', '_ga_ABC', '_gid', '_gcl_au', '__gads']));

test('keeps what is allowed', () => {
  expect(unwantedNames(cookieNames(cookies), everythingGranted)).toEqual([]);
  expect(unwantedNames(cookieNames(cookies), { ...everythingGranted, Analytics: false })).toEqual([
    '_ga',
    '_ga_ABC',
    '_gid',
  ]);
});

test('matches storage entries by the same names', () => {
  const keys = ['user', '_gcl_ls', '_ga_debug', 'google_experiment_mod', 'configurator'];
  expect(unwantedNames(keys, nothingGranted)).toEqual(['_gcl_ls', '_ga_debug', 'google_experiment_mod']);
  expect(unwantedNames(keys, { ...nothingGranted, Optimization: true })).not.toContain('_gcl_ls');
});

test('handles an empty cookie header', () => expect(unwantedNames(cookieNames(''), nothingGranted)).toEqual([]));

test.each([
  ['www.agency.example', ['www.agency.example', 'agency.example']],
  ['agency.example', ['agency.example']],
  ['localhost', []],
])('a cookie of %s may belong to %j', (host, domains) => expect(cookieDomains(host)).toEqual(domains));
