import { describe, expect, test } from 'vitest';
import { book, bookingRequest } from '../testing/booking.ts';
import { contactRequest, write } from '../testing/contact.ts';
import { withRowLocks } from '../testing/databases.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { answersIn, requestText, sendRaw } from '../testing/raw.ts';
import { order } from '../testing/request.ts';
import { rowOf } from '../testing/serverState.ts';

/** Injection of e-mail headers, response headers, recipients, HTML and SQL. */

const breaks = [
  ['a line break', 'ann@example.ie\r\nBcc: all@example.ie'],
  ['a line feed', 'ann@example.ie\nBcc: all@example.ie'],
  ['a carriage return', 'ann@example.ie\rBcc: all@example.ie'],
  ['a NUL', 'ann@example.ie\0'],
  ['a Unicode line break', 'ann@example.ie\u0085Bcc: all@example.ie'],
] as const;

// PostgreSQL is the stricter one: it takes no NUL.
describe.each(withRowLocks)('on $name', async ({ create }) => {
  const server = await openTestServer({ environment: await create() });

  describe.each(breaks)('%s', (_name, text) => {
    test('in an address is rejected everywhere', async () => {
      const inject = (url: string, payload: object) =>
        server.app.inject({ method: 'POST', url, headers: { host: 'localhost' }, payload });
      const answers = [
        await inject('/api/meeting/book-meeting', bookingRequest({ email: text })),
        await inject('/api/contact', contactRequest(server, { email: text })),
        await inject('/api/auth/addSubscriber', { email: text }),
        await inject('/api/quotes/x/mail', { email: text }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
      expect((await order(server, { email: text })).status).toBe(400);
      expect(await server.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
    });

    test('in a name is rejected everywhere', async () => {
      expect((await book(server, { name: text })).status).toBe(400);
      expect((await write(server, { name: text })).status).toBe(400);
      expect((await order(server, { name: text })).status).toBe(400);
    });
  });

  test.each([
    ['two recipients', 'ann@example.ie,all@example.ie'],
    ['a recipient with a name before it', 'Ann <all@example.ie>'],
    ['a recipient in a list', 'group:ann@example.ie,all@example.ie;'],
  ])('%s: at most one e-mail to one mailbox', async (_name, email) => {
    const before = (await server.mails()).length;
    const { status } = await write(server, { email });
    if (status === 201) {
      const [mail] = (await server.mails(before + 1)).slice(before);
      expect([...(mail?.headers.keys() ?? [])]).not.toEqual(expect.arrayContaining([expect.stringMatching(/^b?cc$/)]));
      const recipients = await server.database.selectFrom('outbox').select('recipient').execute();
      expect(recipients.map(({ recipient }) => recipient)).not.toContain('all@example.ie');
    } else expect(status).toBe(400);
  });

  test.each([
    '/%0d%0aSet-Cookie:%20a=b',
    '/About%0d%0aSet-Cookie:%20a=b',
    '/booking/plain?date=%0d%0aSet-Cookie:%20a=b',
    '/newsletter/confirm/x%0d%0aSet-Cookie:%20a=b',
  ])('%s sets no response header', async (path) => {
    const answer = await sendRaw(server.url, requestText(`GET ${path}`));
    expect(answer).not.toMatch(/^set-cookie:/im);
  });

  test('a line break in a token sets no response header', async () => {
    const press = requestText('POST /booking/manage/x%0d%0aSet-Cookie:a=b', ['Content-Length: 0']);
    const answer = await sendRaw(server.url, press);
    expect(answersIn(answer)).toMatchObject([{ status: 303 }]);
    expect(answer).not.toMatch(/^set-cookie:/im);
  });

  test.each([
    ['a SQL quote', "x' or '1'='1"],
    ['a SQL statement', "x'; drop table bookings; --"],
    ['SQL in comments', 'x/**/union/**/select/**/*/**/from/**/orders'],
  ])('%s in a path has no effect', async (_name, text) => {
    const part = encodeURIComponent(text);
    for (const path of [`/api/checkout-session/${part}`, `/api/quotes/${part}`, `/api/meeting/manage/${part}`]) {
      expect((await server.app.inject({ url: path })).statusCode).toBe(404);
    }
    expect((await book(server, { name: text, date: '2026-11-25T09:00:00.000Z' })).status).toBe(201);
    const { name } = await rowOf(server, 'bookings', { status: 'booked' });
    expect(name).toBe(text);
    await server.database.deleteFrom('bookings').execute();
  });

  test('a NUL in a path is not found', async () => {
    for (const path of [
      '/demo-checkout/%00',
      '/api/checkout-session/a%00b',
      '/api/quotes/%00',
      '/booking/plain/x%00',
    ]) {
      for (const method of ['GET', 'POST'] as const) {
        const { statusCode } = await server.app.inject({ method, url: path, headers: { host: 'localhost' } });
        expect([path, statusCode]).toEqual([path, 404]);
      }
    }
  });
});
