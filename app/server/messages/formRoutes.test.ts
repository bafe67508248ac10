import { describe, expect, test } from 'vitest';
import { headingOf } from '../testing/builtSite.ts';
import { newToken } from '../testing/contact.ts';
import { later } from '../testing/later.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { sendForm, without } from '../testing/serverState.ts';
import type { TestServer } from '../testing/startTestServer.ts';

const typed = { name: 'Ann "A" Byrne', email: 'ann@example.ie', message: '\nWe open a <café> & more.', website: '' };

const post = (server: TestServer, fields: Record<string, string>) => sendForm(server, '/contact-us', fields);

/** The form token of a page. */
const tokenIn = (page: string) => /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? '';

describe('the contact form without scripts', async () => {
  const server = await openTestServer();

  const messages = () => server.database.selectFrom('messages').selectAll().execute();

  test('shows the message once more, sends it, and redirects to the confirmation', async () => {
    const first = await post(server, typed);
    expect(first.statusCode).toBe(200);
    expect(headingOf(first.body)).toBe('Is this your message?');
    expect(first.body).toContain('value="Ann &quot;A&quot; Byrne"');
    expect(first.body).toContain('We open a &lt;café&gt; &amp; more.</textarea>');
    expect(await messages()).toEqual([]);

    const fields = { ...typed, formToken: tokenIn(first.body) };
    const second = await later(server, 3000, () => post(server, fields));
    expect([second.statusCode, second.headers.location]).toEqual([303, '/contact-us/sent']);
    const again = await later(server, 4000, () => post(server, fields));
    expect([again.statusCode, again.headers.location]).toEqual([303, '/contact-us/sent']);
    const sent = await server.app.inject({ url: '/contact-us/sent' });
    expect(sent.body).toContain('We’ll answer by 10:00 AM on Monday 23 November 2026.');
    expect(await messages()).toMatchObject([{ name: 'Ann "A" Byrne', message: 'We open a <café> & more.' }]);
  });

  test('shows an error beside each field, keeps input and form token, and focuses the first error', async () => {
    const own = newToken(server);
    const { statusCode, body } = await post(server, { ...typed, name: ' ', email: 'ann@', formToken: own });
    expect(statusCode).toBe(422);
    expect(body).toContain('<title>Your message hasn’t been sent yet');
    expect(body).toMatch(/id="name" [^>]*autofocus=""[^>]*aria-describedby="name-error"/);
    expect(body).toMatch(/id="name-error"[^>]*>.*Please enter your name\./);
    expect(body).toContain('value="ann@"');
    expect(body).toMatch(/id="email-error"[^>]*>.*Please enter a valid email\./);
    expect(body.match(/ autofocus=/g)).toHaveLength(1);
    expect(body).toContain('&lt;café&gt;');
    expect(tokenIn(body)).toBe(own);
  });

  test.each([
    ['too quick', 100, 'very quick'],
    ['after days', 48 * 3_600_000, 'open for a long time'],
  ])('%s: keeps the input and shows a valid form token', async (_, age, words) => {
    const refused = await post(server, { ...typed, formToken: newToken(server, age) });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(new RegExp(`role="alert">[^<]*${words}`));
    expect(refused.body).toContain('&lt;café&gt;');
    const sent = await later(server, 3000, () => post(server, { ...typed, formToken: tokenIn(refused.body) }));
    expect(sent.statusCode).toBe(303);
  });

  test('asks again for another message with a used form token', async () => {
    const own = newToken(server);
    await post(server, { ...typed, formToken: own });
    const other = await post(server, { ...typed, message: 'Another one', formToken: own });
    expect(other.statusCode).toBe(409);
    expect(tokenIn(other.body)).not.toBe(own);
    expect(other.body).toContain('Another one</textarea>');
  });

  test('keeps the input when the database is unreachable', async () => {
    const own = newToken(server);
    const { statusCode, body } = await without(server, 'messages', () => post(server, { ...typed, formToken: own }));
    expect(statusCode).toBe(503);
    expect(body).toContain('role="alert">We can’t reach our database right now.');
    expect(body).toContain('&lt;café&gt;');
    expect(tokenIn(body)).toBe(own);
  });

  test.each([
    ['nothing', '', 'application/x-www-form-urlencoded', 422],
    ['duplicate fields', 'name=a&name=b&email[x]=y', 'application/x-www-form-urlencoded', 422],
    ['half a megabyte', `message=${'x'.repeat(500_000)}`, 'application/x-www-form-urlencoded', 413],
    ['another kind of form', '--x--', 'multipart/form-data; boundary=x', 415],
  ])('answers %s with a page', async (_, payload, type, status) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/contact-us',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toMatch(/<form [^>]*action="\/contact-us"/);
  });
});

test('keeps the input when the rate limit is reached', async () => {
  const server = await openTestServer({ environment: { RATE_LIMIT: '1' } });
  const send = () => post(server, { ...typed, formToken: newToken(server) });
  expect((await send()).statusCode).toBe(303);
  const refused = await send();
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toMatch(/role="alert">You’ve sent too many requests/);
  expect(refused.body).toContain('&lt;café&gt;');
});
