import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactRequestSchema } from '../contract/contact.ts';
import { type Message, messageProblems, tidyMessage } from './message.ts';

const good: Message = { name: 'Ann Byrne', email: 'ann@example.ie', message: 'We open a café in March.' };

describe('a message', () => {
  test.each<[string, Partial<Message>, object]>([
    ['that is complete', {}, {}],
    ['with space around its fields', { name: ' Ann ', email: ' ann@example.ie ', message: '\n Hello \n' }, {}],
    ['without a name', { name: ' \t' }, { name: 'Please enter your name.' }],
    [
      'with a name like a novel',
      { name: 'x'.repeat(201) },
      { name: 'Please shorten your name: at most 200 characters fit, and it has 201.' },
    ],
    [
      'with a web address for a name',
      { name: 'evil.example/x' },
      { name: 'Please enter a name without a web address.' },
    ],
    ['without an address', { email: '' }, { email: 'Please enter your e-mail address.' }],
    ['with half an address', { email: 'ann@' }, { email: 'Please enter a valid email.' }],
    ['with two addresses', { email: 'ann@example.ie, bob@example.ie' }, { email: 'Please enter a valid email.' }],
    [
      'with too long an address',
      { email: `${'a'.repeat(250)}@b.ie` },
      { email: 'Please shorten the e-mail address: at most 254 characters fit, and it has 255.' },
    ],
    ['without words', { message: '\n\n' }, { message: 'Please write us a few words.' }],
    ['of 5,000 characters', { message: 'x'.repeat(5000) }, {}],
    [
      'of 5,001 characters',
      { message: 'x'.repeat(5001) },
      { message: 'Please shorten your message: at most 5,000 characters fit, and it has 5,001.' },
    ],
  ])('%s', (_, change, problems) => expect(messageProblems({ ...good, ...change })).toEqual(problems));

  test('has a problem for every wrong field', () => {
    expect(Object.keys(messageProblems({ name: '', email: 'a', message: '' }))).toEqual(['name', 'email', 'message']);
  });
});

test('removes control characters and keeps line breaks', () => {
  const written = {
    name: ' Ann\r\nBcc: all@example.ie\u0000 ',
    email: 'ann@example.ie\u0007\n',
    message: ' One\r\nTwo\rThree\u0000\u001b\n\n\tFour ',
  };
  expect(tidyMessage(written)).toEqual({
    name: 'Ann Bcc: all@example.ie',
    email: 'ann@example.ie',
    message: 'One\nTwo\nThree\n\n\tFour',
  });
});

const letter = fc.constantFrom(
  'a',
  'é',
  '😀',
  '@',
  '.',
  ',',
  '<',
  '/',
  ' ',
  '\n',
  '\r',
  '\t',
  '\u0000',
  '\u0085',
  '\u202e',
);
const text = fc.string({ unit: letter, maxLength: 12 });

test('the server accepts everything that the form accepts', () => {
  fc.assert(
    fc.property(fc.record({ name: text, email: fc.oneof(text, fc.constant('a@b.c')), message: text }), (written) => {
      const request = { ...tidyMessage(written), website: '', formToken: 'x' };
      const fine = Object.keys(messageProblems(written)).length === 0;
      expect(contactRequestSchema.safeParse(request).success).toBe(fine);
    }),
    { numRuns: 3000 },
  );
});
