import fc from 'fast-check';
import { bugProneText } from './values.ts';

/** Headers that the server or its libraries parse, each with typical values. */
const usual: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'],
  'accept-encoding': ['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'identity;q=0'],
  'accept-language': ['en-IE,en;q=0.9,de;q=0.8'],
  authorization: ['Basic YTpi', 'Bearer x.y.z'],
  'content-encoding': ['identity', 'gzip'],
  'content-type': [
    'application/json; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ],
  cookie: ['scheme=dark; agency.session_token=x.y', '__Secure-agency.session_token=x%2Fy; a="b"'],
  forwarded: ['for=192.0.2.60;proto=http;by=203.0.113.43'],
  host: ['localhost:3000', '[::1]:3000'],
  'idempotency-key': ['8e03978e-40d5-43e8-bc93-6894a57f9324'],
  'if-modified-since': ['Sat, 29 Oct 1994 19:43:31 GMT'],
  'if-none-match': ['W/"abc", "def"', '*'],
  origin: ['https://agency.example', 'null'],
  range: ['bytes=0-1, 2-3'],
  referer: ['https://agency.example/booking?date=2026-11-24#top'],
  'sec-fetch-dest': ['document'],
  'sec-fetch-mode': ['navigate'],
  'sec-fetch-site': ['same-origin', 'cross-site'],
  'stripe-signature': ['t=1492774577,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd'],
  'user-agent': [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  ],
  'x-forwarded-for': ['203.0.113.195, 2001:db8:85a3::8a2e:370:7334', '::ffff:10.0.0.1'],
  'x-forwarded-host': ['agency.example'],
  'x-forwarded-proto': ['https'],
};

/** Maximum length of a header: Node accepts 16 KiB for all headers together. */
const longest = 15_500;

/** Characters for long runs: mostly separators, which make regular expressions backtrack. */
const characters = [
  ' ',
  '\t',
  ',',
  ';',
  '=',
  '"',
  '\\',
  '.',
  '/',
  '%',
  '*',
  '-',
  ':',
  '[',
  '(',
  '<',
  '@',
  'a',
  '0',
  '\u00e9',
];
const piece = fc.constantFrom(
  ...characters,
  ...[
    ', ',
    ' ,',
    '; ',
    ' ;',
    ';q=',
    ';q=0.1,',
    ' = ',
    '="',
    '"",',
    'W/"",',
    'a=b; ',
    'a=;',
    '%25',
    '::',
    '0.',
    '\u00a0',
  ],
  ...['1.1.1.1, ', '(a', 'Chrome/1 ', 'Version/1.0 Safari ', 'charset=', '; charset', 'bytes=0-,', '../', 'scheme='],
);

/** A long run of one piece. */
const run = fc
  .tuple(piece, fc.constantFrom(30, 1000, longest))
  .map(([unit, length]) => unit.repeat(Math.max(1, Math.floor(length / unit.length))));

/** A typical value with a run somewhere in it. */
const interrupted = (value: string) =>
  fc
    .tuple(fc.nat(value.length), run)
    .map(([at, long]) => value.slice(0, at) + long.slice(0, longest - value.length) + value.slice(at));

const qualities = fc
  .array(
    fc
      .tuple(
        fc.constantFrom('br', 'gzip', '*', 'identity', 'x', '', 'en'),
        fc.oneof(
          fc.constantFrom('0', '1', '1.0000', '', '-1', 'NaN', 'Infinity', '0x1', '1e9', ' 0.5 '),
          fc.double().map(String),
        ),
      )
      .map(([name, q]) => `${name};q=${q}`),
    { maxLength: 400 },
  )
  .map((parts) => parts.join(','));

/** Any text as a browser sends it in a header: UTF-8 bytes without control characters. */
const unicode = fc
  .string({ unit: 'grapheme', maxLength: 200 })
  .map((text) => Buffer.from(text.toWellFormed()).toString('latin1'));

function hostile(name: string): fc.Arbitrary<string> {
  const value = fc.constantFrom(...(usual[name] ?? ['']));
  return fc.oneof(
    { weight: 4, arbitrary: value.chain(interrupted) },
    { weight: 2, arbitrary: fc.tuple(run, fc.constantFrom('', 'a')).map(([long, end]) => `a${long}${end}`) },
    { weight: 1, arbitrary: value.map((text) => `${text}, `.repeat(Math.floor(longest / (text.length + 2)))) },
    { weight: 1, arbitrary: qualities },
    { weight: 1, arbitrary: unicode },
    { weight: 1, arbitrary: bugProneText },
  );
}

/** One or two malicious headers. */
export const hostileHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .subarray(Object.keys(usual), { minLength: 1, maxLength: 2 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, hostile(name)]))));

/** Each header with a maximal run of each character. */
export const longRuns: readonly Readonly<Record<string, string>>[] = Object.keys(usual).flatMap((name) =>
  characters.map((character) => ({ [name]: `a${character.repeat(longest - 2)}b` })),
);

/** Removes characters that Node refuses to send in a header. */
export const sendable = (value: string): string => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, longest);
