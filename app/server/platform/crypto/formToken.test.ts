import { expect, test } from 'vitest';
import { newFormToken, readFormToken } from './hmac.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const secret = 'a secret of this installation, long enough';

test('a form token contains the opening time and is unique', () => {
  const [one, two] = [newFormToken('contact', now, secret), newFormToken('contact', now, secret)];
  expect(readFormToken(one, 'contact', secret)).toEqual({ id: expect.any(String), openedAt: now.getTime() });
  expect(readFormToken(one, 'contact', secret)?.id).not.toBe(readFormToken(two, 'contact', secret)?.id);
});

test.each([
  ['nothing', ''],
  ['other text', 'let me in'],
  ['dots', '..'],
  ['one with another time', newFormToken('contact', now, secret).replace(/^\d+/, '1000')],
  ['one with another id', newFormToken('contact', now, secret).replace(/\.[^.]+\./, '.mine.')],
  ['one of another form', newFormToken('newsletter', now, secret)],
  ['one of another installation', newFormToken('contact', now, 'another secret')],
  ['one with a suffix', `${newFormToken('contact', now, secret)}.more`],
])('%s is rejected', (_, text) => expect(readFormToken(text, 'contact', secret)).toBeNull());
