import { expect, test } from 'vitest';
import { newTicket, readTicket } from './ticket.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const secret = 'a secret of this installation, long enough';

test('a ticket says when its form was opened, and is like no other', () => {
  const [one, two] = [newTicket('contact', now, secret), newTicket('contact', now, secret)];
  expect(readTicket(one, 'contact', secret)).toEqual({ id: expect.any(String), openedAt: now.getTime() });
  expect(readTicket(one, 'contact', secret)?.id).not.toBe(readTicket(two, 'contact', secret)?.id);
});

test.each([
  ['nothing', ''],
  ['words', 'let me in'],
  ['dots', '..'],
  ['one that was made older', newTicket('contact', now, secret).replace(/^\d+/, '1000')],
  ['one with another id', newTicket('contact', now, secret).replace(/\.[^.]+\./, '.mine.')],
  ['one of another form', newTicket('newsletter', now, secret)],
  ['one of another installation', newTicket('contact', now, 'another secret')],
  ['one with something behind it', `${newTicket('contact', now, secret)}.more`],
])('%s is no ticket', (_, text) => expect(readTicket(text, 'contact', secret)).toBeNull());
