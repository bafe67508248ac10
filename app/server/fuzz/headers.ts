import fc from 'fast-check';

/** Headers that the server or its libraries parse, each with a typical value. */
const usual: Readonly<Record<string, string>> = {
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'br;q=1.0, gzip;q=0.8, *;q=0.1',
  'accept-language': 'en-IE,en;q=0.9,de;q=0.8',
  authorization: 'Bearer x.y.z',
  'content-encoding': 'gzip',
  'content-type': 'application/json; charset=utf-8',
  cookie: 'scheme=dark; agency.session_token=x%2Fy; a="b"',
  forwarded: 'for=192.0.2.60;proto=http;by=203.0.113.43',
  host: '[::1]:3000',
  'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9324',
  'if-modified-since': 'Sat, 29 Oct 1994 19:43:31 GMT',
  'if-none-match': 'W/"abc", "def"',
  origin: 'https://agency.example',
  range: 'bytes=0-1, 2-3',
  referer: 'https://agency.example/booking?date=2026-11-24#top',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'cross-site',
  'stripe-signature': 't=1492774577,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'x-forwarded-for': '203.0.113.195, 2001:db8:85a3::8a2e:370:7334',
  'x-forwarded-host': 'agency.example',
  'x-forwarded-proto': 'https',
};

/** Node accepts 16 KiB for all headers together. */
const longest = 15_500;
/** Separators, which make regular expressions backtrack. */
const characters = [...' \t,;="\\./%*-:[(<@a0é'];
const pieces = [', ', '; ', ';q=', ';q=0.1,', '="', '"",', 'W/"",', 'a=b; ', '%25', '1.1.1.1, ', '(a', 'Chrome/1 '];

/** A typical value, a number or a text, with a long run of one piece in it. */
const hostile = (value: string) =>
  fc
    .record({
      text: fc.oneof(fc.constant(value), fc.double().map(String), fc.string({ unit: 'grapheme-ascii' })),
      at: fc.nat(60),
      piece: fc.constantFrom(...characters, ...pieces),
      length: fc.constantFrom(30, 1000, longest),
    })
    .map(({ text, at, piece, length }) => text.slice(0, at) + piece.repeat(length / piece.length) + text.slice(at));

/** Mostly none: a malicious header alone decides the answer. */
export const someHeaders = fc
  .option(fc.constantFrom(...Object.entries(usual)), { freq: 1 })
  .chain((header) => (header ? fc.record({ [header[0]]: hostile(header[1]) }) : fc.constant({})));

/** Each header with a run of each character, as long as may be. */
export const longRuns: readonly Readonly<Record<string, string>>[] = Object.keys(usual).flatMap((name) =>
  characters.map((character) => ({ [name]: `a${character.repeat(longest)}b` })),
);
