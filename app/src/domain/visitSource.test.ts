import { expect, test } from 'vitest';
import { sourceInWords, sourceOf, toldVisit } from './visitSource.ts';

const page = (search = '') => ({ host: 'agency.example', search });

test.each([
  ['', '', 'direct', 'Typed, bookmarked or from an app'],
  ['https://www.google.ie/', '', 'search google', 'Search: google'],
  ['https://search.yahoo.com/', '', 'search yahoo', 'Search: yahoo'],
  ['https://mail.google.com/mail/u/0', '', 'site mail.google.com', 'Site: mail.google.com'],
  ['https://yahoo.example.ie/', '', 'site yahoo.example.ie', 'Site: yahoo.example.ie'],
  ['https://example.ie/private/page?user=ann', '', 'site example.ie', 'Site: example.ie'],
  ['https://agency.example/blog/opening-hours?x=1', '', 'page /blog', 'This site: /blog'],
  ['https://agency.example/', '', 'page /', 'This site: /'],
  [
    'https://www.google.ie/',
    '?utm_source=Spring-Letter&utm_medium=email',
    'campaign spring-letter',
    'Campaign: spring-letter',
  ],
  ['', '?utm_source=ann@example.ie', 'other', 'Others'],
  ['https://agency.example/3f2a9c/x', '', 'other', 'Others'],
  ['https://192.168.1.4/router', '', 'other', 'Others'],
])('from %j with %j it is %j', (referrer, search, source, words) => {
  const told = toldVisit(referrer, page(search));
  expect(told).not.toMatch(/private|user|opening-hours|email/);
  expect(sourceOf(told)).toBe(source);
  expect(sourceInWords(source)).toBe(words);
});
