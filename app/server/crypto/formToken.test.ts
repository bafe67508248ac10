import { expect, test } from 'vitest';
import { newFormToken, readFormToken } from './formToken.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const secret = 'a secret of this installation, long enough';

test('a ticket says when its form was opened, and is like no other', () => {
  const [one, two] = [newFormToken('contact', now, secret), newFormToken('contact', now, secret)];
  expect(readFormToken(one, 'contact', secret)).toEqual({ id: expect.any(String), openedAt: now.getTime() });
  expect(readFormToken(one, 'contact', secret)?.id).not.toBe(readFormToken(two, 'contact', secret)?.id);
});

test.each([
  ['nothing', ''],
  ['words', 'let me in'],
  ['dots', '..'],
  ['one that was made older', newFormToken('contact', now, secret).replace(/^\d+/, '1000')],
  ['one with another id', newFormToken('contact', now, secret).replace(/\.[^.]+\./, '.mine.')],
  ['one of another form', newFormToken('newsletter', now, secret)],
  ['one of another installation', newFormToken('contact', now, 'another secret')],
  ['one with something behind it', `${newFormToken('contact', now, secret)}.more`],
])('%s is no ticket', (_, text) => expect(readFormToken(text, 'contact', secret)).toBeNull());
