import { expect, test } from 'vitest';
import { member, password } from '../testing/accounts.ts';
import { bookingRequest } from '../testing/booking.ts';
import { contactRequest } from '../testing/contact.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { checkoutRequest, send } from '../testing/request.ts';
import { tokenOfNewQuote } from '../testing/savedQuotes.ts';
import { sendForm } from '../testing/serverState.ts';

/** Names and addresses that would let others send spam through our e-mails: rejected everywhere. */

const server = await openTestServer();
const ann = await member(server, 'ann.member@example.ie');

const post = (path: string, body: object) => send(`${server.url}${path}`, body, { origin: server.url });

const named: Readonly<Record<string, (name: string) => Promise<unknown>>> = {
  'a booking': (name) => post('/api/meeting/book-meeting', { ...bookingRequest(), name }),
  'an order': (name) => post('/api/create-checkout-session', checkoutRequest(server, { name })),
  'a message': (name) => post('/api/contact', contactRequest(server, { name })),
  'a new account': (name) => post('/api/auth/sign-up/email', { name, email: 'ann@example.ie', password }),
  'an account': (name) => ann.post('/api/auth/update-user', { name }),
};

test.each(Object.keys(named))('%s: a name with a web address is rejected', async (what) => {
  expect(await named[what]?.('Ann www.evil.example/x')).toMatchObject({
    status: 400,
    body: { code: 'invalid-field', message: 'Please enter a name without a web address.' },
  });
});

test.each([
  ['/booking/plain?date=2026-11-24', { slot: '2026-11-24T09:30:00.000Z', email: 'ann@example.ie' }],
  ['/contact-us', { message: 'Hello', email: 'ann@example.ie' }],
])('%s without scripts: a name with a web address is rejected', async (url, fields) => {
  const answer = await sendForm(server, url, { ...fields, name: 'evil.example' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Please enter a name without a web address.');
});

const mailed: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  'a booking': (email) => post('/api/meeting/book-meeting', { ...bookingRequest(), email }),
  'an order': (email) => post('/api/create-checkout-session', checkoutRequest(server, { email })),
  'a message': (email) => post('/api/contact', contactRequest(server, { email })),
  'the newsletter': (email) => post('/api/auth/addSubscriber', { email }),
  'a quote': async (email) => post(`/api/quotes/${await tokenOfNewQuote(server)}/mail`, { email }),
  'a new account': (email) => post('/api/auth/sign-up/email', { name: 'Ann', email, password }),
  'a login': (email) => post('/api/auth/sign-in/email', { email, password, rememberMe: false }),
  'a new password': (email) => post('/api/auth/request-password-reset', { email }),
  'another address': (newEmail) => ann.post('/api/auth/change-email', { newEmail }),
};

test.each(Object.keys(mailed))('%s: anything but one plain e-mail address is rejected', async (what) => {
  for (const email of [
    ...['<ann@example.ie>', 'ann@example.ie,ben@example.ie', '"ann"@example.ie', 'a:ann@example.ie;'],
    'ann@example.ie\r\nBcc: all@example.ie',
  ]) {
    expect(await mailed[what]?.(email)).toMatchObject({ status: 400, body: { code: 'invalid-field' } });
  }
  expect(
    await server.database.selectFrom('outbox').select('recipient').where('recipient', 'like', '%<%').execute(),
  ).toEqual([]);
});
