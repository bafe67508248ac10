import { expect, test } from 'vitest';
import { everythingGranted, nothingGranted } from '../consent.ts';
import { cookieDomains, unwantedCookies } from './cookies.ts';

const cookies =
  'scheme=dark; _ga=GA1.1.2; _ga_ABC=GS2.1; _gid=GA1.2; _gcl_au=1.1; __gads=ID=1; agency.session_token=a=b; _gallery=2';

test('everything that is not allowed goes, and nothing else', () =>
  expect(unwantedCookies(cookies, nothingGranted)).toEqual(['_ga', '_ga_ABC', '_gid', '_gcl_au', '__gads']));

test('what is allowed stays', () => {
  expect(unwantedCookies(cookies, everythingGranted)).toEqual([]);
  expect(unwantedCookies(cookies, { ...everythingGranted, Analytics: false })).toEqual(['_ga', '_ga_ABC', '_gid']);
});

test('no cookies are none', () => expect(unwantedCookies('', nothingGranted)).toEqual([]));

test.each([
  ['www.agency.example', ['www.agency.example', 'agency.example']],
  ['agency.example', ['agency.example']],
  ['localhost', []],
])('a cookie of %s may belong to %j', (host, domains) => expect(cookieDomains(host)).toEqual(domains));
