import { expect, test } from 'vitest';
import { contactProblem, hasWebAddress } from './contact.ts';

test.each([
  "J. O'Neill",
  'St. John Smyth',
  'St.John Smyth',
  'Dr.Mu\u0308ller',
  'Prof. Dr. med. Weber',
  'J.R.R.Tolkien',
  'Ann Byrne, Ph.D.',
  'Ann Byrne B.Sc.',
  'Maersk A/S',
  'Web 2.0 Ltd',
  'Seán Ó Briain',
  'Ann (Byrne: Bakers)',
  'Http Byrne',
])('%j can be a name', (name) => expect(hasWebAddress(name)).toBe(false));

test.each([
  'ftp://x',
  'HTTP:evil',
  'Ann WWW.EVIL',
  'evil.example',
  'evil.example/x',
  'Click:evil.example',
  'Evil.Com',
  'dr.com',
  'dr.evil.example',
  'bücher.de',
  'пример.рф',
  'evil.xn--p1ai',
  't.co/x',
  'x.com:80',
  '192.0.2.1/x',
  'evil．com',
  'evil｡com',
  'ｅｖｉｌ.com',
  'ann@localhost',
  // Mail programs turn it into a link, so it is refused although it may be a real name.
  'Booking.ie Ltd',
])('%j has a web address in it', (name) => expect(hasWebAddress(name)).toBe(true));

test.each(['a', 'a.', '1.', '1', 'dr.', 'dr.a', '-', '.', '@', 'w', 'h', '. ', 'aa. '])(
  'takes linear time for a hostile name of %j',
  (part) => {
    expect(hasWebAddress(` ${part.repeat(Math.floor(500_000 / part.length))}`)).toBeTypeOf('boolean');
  },
);

const empty = 'Error: Please enter your name and email to proceed.';
test.each([
  ['', '', { field: 'name', message: empty }],
  ['  ', 'ann@example.ie', { field: 'name', message: empty }],
  ['evil.example', '', { field: 'name', message: 'Please enter a name without a web address.' }],
  ['Ann', ' ', { field: 'email', message: empty }],
  ['Ann', 'ann', { field: 'email', message: 'Please enter a valid email.' }],
  ['Ann', 'ann@example.ie', null],
])('name %j with e-mail %j: %j', (name, email, problem) => expect(contactProblem({ name, email })).toEqual(problem));
