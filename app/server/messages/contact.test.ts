import { describe, expect, test } from 'vitest';
import { contactRequest, newToken, write } from '../testing/contact.ts';
import { later } from '../testing/later.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { send } from '../testing/request.ts';
import { without } from '../testing/serverState.ts';
import { startTestServer } from '../testing/startTestServer.ts';

describe('the contact form', async () => {
  const environment = { MAIL_FROM: 'Trinity Works <hello@agency.example>', SITE_URL: 'https://agency.example' };
  const server = await openTestServer({ environment });

  const messages = () => server.database.selectFrom('messages').selectAll().orderBy('created_at').execute();
  const emails = () => server.database.selectFrom('outbox').selectAll().orderBy('id').execute();
  const emailsTo = async (email: string) => (await emails()).filter(({ recipient }) => recipient === email);

  test('stores a message and e-mails both sides', async () => {
    const { status, body } = await write(server, { email: 'first@example.ie', message: 'One\r\nTwo <b>bold</b>' });
    expect([status, body]).toEqual([201, { id: expect.any(String) }]);
    expect(await messages()).toMatchObject([
      { id: body.id, name: 'Ann Byrne', email: 'first@example.ie', message: 'One\nTwo <b>bold</b>' },
    ]);
    const [notice, receipt] = await server.mails(2);
    expect(notice).toMatchObject({
      subject: 'Message from Ann Byrne',
      to: { text: 'hello@agency.example' },
      replyTo: { text: 'first@example.ie' },
    });
    expect(notice?.text).toContain('One\nTwo <b>bold</b>');
    expect(notice?.text).toContain(`Open the message on the desk: https://agency.example/desk/messages/${body.id}`);
    expect(notice?.html).toContain('One<br>Two &lt;b&gt;bold&lt;/b&gt;');
    expect(receipt).toMatchObject({
      subject: 'Your message to Trinity Works',
      to: { text: 'first@example.ie' },
      replyTo: { text: 'hello@agency.example' },
    });
    expect(receipt?.text).toContain('We’ll answer by 10:00 AM on Monday 23 November 2026.');
    expect(receipt?.headers.get('auto-submitted')).toBe('auto-replied');
  });

  test('confirms without repeating the visitor’s input', async () => {
    const typed = { name: 'Cheap watches', message: 'Buy at https://spam.example now' };
    await write(server, { ...typed, email: 'victim@example.ie' });
    const [receipt] = await emailsTo('victim@example.ie');
    const all = JSON.stringify([receipt?.subject, receipt?.text, receipt?.html]);
    for (const words of ['watches', 'Buy', 'spam.example', 'victim']) expect(all).not.toContain(words);
  });

  test('includes a valid plan only', async () => {
    await write(server, { email: 'plan@example.ie', plan: 'custom.full.<b>' });
    await write(server, { email: 'planless@example.ie', plan: '<b>' });
    const stored = (await messages()).filter(({ email }) => email.startsWith('plan'));
    expect(stored.map(({ plan }) => plan).sort()).toEqual(['', 'full.custom']);
    const texts = (await emailsTo('hello@agency.example')).map(({ text }) => text);
    expect(
      texts.filter((text) => text.includes('Plan: Full System platform\nCustom Development, €1,600')),
    ).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Plan:'))).toHaveLength(1);
  });

  test('confirms three times a day per mailbox, and notifies the agency of every message', async () => {
    const before = (await emailsTo('hello@agency.example')).length;
    for (const email of ['often@example.ie', 'Often@Example.ie', 'often+1@example.ie', 'often+2@example.ie']) {
      expect((await write(server, { email })).status).toBe(201);
    }
    const thanks = (await emails()).filter(({ recipient }) => /often/i.test(recipient));
    expect(thanks.map(({ recipient }) => recipient).sort()).toEqual([
      'often+1@example.ie',
      'often@example.ie',
      'often@example.ie',
    ]);
    expect(await emailsTo('hello@agency.example')).toHaveLength(before + 4);
    await later(server, 25 * 3_600_000, () => write(server, { email: 'often@example.ie' }));
    expect(await emailsTo('often@example.ie')).toHaveLength(3);
  });

  test('is idempotent for one form token, also concurrently', async () => {
    const request = contactRequest(server, { email: 'twice@example.ie' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(`${server.url}/api/contact`, request)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await messages()).filter(({ email }) => email === 'twice@example.ie')).toHaveLength(1);
    expect(await emailsTo('twice@example.ie')).toHaveLength(1);
  });

  test('rejects another message with the same form token', async () => {
    const used = newToken(server);
    await write(server, { formToken: used });
    expect(await write(server, { formToken: used, message: 'Something else' })).toMatchObject({
      status: 409,
      body: { code: 'form-token-used', message: expect.stringMatching(/send it again/) },
    });
  });

  test.each([
    ['with the hidden field filled in', () => ({ website: 'https://spam.example' }), 'looks-automatic'],
    ['sent too quickly', () => ({ formToken: newToken(server, 2_999) }), 'too-quick'],
    ['from a form that was opened in the future', () => ({ formToken: newToken(server, -60_000) }), 'too-quick'],
    [
      'from a form that was open for days',
      () => ({ formToken: newToken(server, 24 * 3_600_000 + 1) }),
      'form-token-expired',
    ],
    ['with an unsigned form token', () => ({ formToken: '1763632800000.x.y' }), 'form-token-expired'],
  ])('rejects a message %s', async (_, change, code) => {
    const before = await messages();
    expect(await write(server, change())).toMatchObject({ status: 422, body: { code } });
    expect(await messages()).toEqual(before);
  });

  test('accepts a message three seconds after the form was opened', async () => {
    const response = await fetch(`${server.url}/api/contact/form-token`);
    const opened = (await response.json()) as { formToken: string; wait: number };
    expect([opened.wait, response.headers.get('cache-control')]).toEqual([3000, 'no-store']);
    const send = () => write(server, { formToken: opened.formToken });
    expect((await send()).body).toMatchObject({ code: 'too-quick' });
    expect((await later(server, opened.wait, send)).status).toBe(201);
  });

  test('rolls the message back when its e-mails can’t be stored', async () => {
    const before = await messages();
    const answer = await without(server, 'outbox', () => write(server));
    expect(answer).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
    expect(await messages()).toEqual(before);
  });
});

test('a name that looks like addresses stays a name in the e-mail', async () => {
  const server = await openTestServer();
  await write(server, { name: 'Ann, "Ben" <all>; team:' });
  const [notice] = await server.mails(1);
  expect(notice?.replyTo?.value).toHaveLength(1);
  expect(notice?.headerLines.filter(({ key }) => key === 'to' || key === 'bcc' || key === 'cc')).toHaveLength(1);
});

test('limits messages to ten in ten minutes from one address, and logs no personal data', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => lines.push(line) };
  const server = await startTestServer({ environment: { RATE_LIMIT: '30' }, logTo });
  const statuses = [];
  for (let at = 0; at < 11; at++) statuses.push((await write(server, { email: `ann${at}@example.ie` })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  await server.close();
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.join('')).not.toMatch(/ann\d|Byrne|café/);
});
