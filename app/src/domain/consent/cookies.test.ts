import { expect, test } from 'vitest';
import { everythingGranted, nothingGranted } from './consent.ts';
import { cookieDomains, cookieNames, unwantedNames } from './cookies.ts';

const cookies =
  'scheme=dark; _ga=GA1.1.2; _ga_ABC=GS2.1; _gid=GA1.2; _gcl_au=1.1; __gads=ID=1; agency.session_token=a=b; _gallery=2';

test('everything that is not allowed goes, and nothing else', () =>
  expect(unwantedNames(cookieNames(cookies), nothingGranted)).toEqual(['_ga', '_ga_ABC', '_gid', '_gcl_au', '__gads']));

test('what is allowed stays', () => {
  expect(unwantedNames(cookieNames(cookies), everythingGranted)).toEqual([]);
  expect(unwantedNames(cookieNames(cookies), { ...everythingGranted, Analytics: false })).toEqual([
    '_ga',
    '_ga_ABC',
    '_gid',
  ]);
});

test('entries of storage go by the same names', () => {
  const keys = ['user', '_gcl_ls', '_ga_debug', 'google_experiment_mod', 'configurator'];
  expect(unwantedNames(keys, nothingGranted)).toEqual(['_gcl_ls', '_ga_debug', 'google_experiment_mod']);
  expect(unwantedNames(keys, { ...nothingGranted, Optimization: true })).not.toContain('_gcl_ls');
});

test('no cookies are none', () => expect(unwantedNames(cookieNames(''), nothingGranted)).toEqual([]));

test.each([
  ['www.agency.example', ['www.agency.example', 'agency.example']],
  ['agency.example', ['agency.example']],
  ['localhost', []],
])('a cookie of %s may belong to %j', (host, domains) => expect(cookieDomains(host)).toEqual(domains));
