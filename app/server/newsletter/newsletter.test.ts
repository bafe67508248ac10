import { describe, expect, test } from 'vitest';
import { headingOf } from '../testing/builtSite.ts';
import { later } from '../testing/later.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { send } from '../testing/request.ts';
import { mailsTo, without } from '../testing/serverState.ts';

const day = 24 * 3_600_000;

describe('the newsletter', async () => {
  const server = await openTestServer({ environment: { MAIL_FROM: 'Trinity Works <hello@agency.example>' } });

  const ask = (email: unknown) => send(`${server.url}/api/auth/addSubscriber`, { email });
  const subscribers = () => server.database.selectFrom('subscribers').selectAll().execute();
  const subscriber = async (email: string) => (await subscribers()).find((row) => row.email === email);
  const emailsTo = (email: string) => mailsTo(server, email);
  const linkTo = async (email: string, kind: string) => {
    const { id: own } = (await subscriber(email)) ?? {};
    const emails = (await emailsTo(email)).filter(({ id }) => id.startsWith(`${own}-`));
    const links = emails.flatMap(({ text }) => [
      ...text.matchAll(new RegExp(`${server.url}(/newsletter/${kind}/\\S+)`, 'g')),
    ]);
    return links.at(-1)?.[1] ?? 'none';
  };
  const headers = () => ({ host: new URL(server.url).host });
  const look = (url: string) => server.app.inject({ method: 'GET', url, headers: headers() });
  const press = (url: string) => server.app.inject({ method: 'POST', url, headers: headers() });
  const join = async (email: string) => {
    await ask(email);
    await press(await linkTo(email, 'confirm'));
  };

  test('subscribes an address once its owner confirms', async () => {
    const email = 'ann@example.ie';
    const { status, body } = await ask(email);
    expect([status, body]).toEqual([
      200,
      { message: 'One more step: open the e-mail we’ve just sent you and confirm.' },
    ]);
    expect(await subscriber(email)).toMatchObject({ status: 'pending', confirmed_at: null });

    const link = await linkTo(email, 'confirm');
    const page = await look(link);
    expect(page.statusCode).toBe(200);
    expect(headingOf(page.body)).toBe('Do you want our newsletter?');
    expect(page.body).toContain('a…@example.ie');
    expect(page.body).not.toContain(email);
    expect(await subscriber(email)).toMatchObject({ status: 'pending' });

    const pressed = await Promise.all(Array.from({ length: 10 }, () => press(link)));
    for (const { statusCode, headers } of pressed) expect([statusCode, headers.location]).toEqual([303, link]);
    expect(await subscriber(email)).toMatchObject({ status: 'subscribed', expires_at: null });
    expect(headingOf((await look(link)).body)).toBe('Successfully subscribed to our newsletters');
    expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Please confirm: the newsletter of Trinity Works',
      'You are subscribed to the newsletter of Trinity Works',
    ]);
  });

  test('answers the same for an address that is already subscribed, and tells only its owner', async () => {
    await join('known@example.ie');
    const [known, unknown] = [await ask('Known@Example.IE'), await ask('unknown@example.ie')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const shape = ({ headers }: typeof known) => [...headers.keys()].sort();
    expect(shape(known)).toEqual(shape(unknown));
    expect(await emailsTo('known@example.ie')).toContainEqual(
      expect.objectContaining({
        subject: 'You already get the newsletter of Trinity Works',
        text: expect.stringContaining('/newsletter/unsubscribe/'),
      }),
    );
    expect((await subscribers()).filter(({ address }) => address === 'known@example.ie')).toHaveLength(1);
  });

  test('sends at most three e-mails a day to a mailbox, with any tag, also for fifty concurrent requests', async () => {
    const names = Array.from({ length: 50 }, (_, at) => `bomb${at % 5 ? `+${at % 5}` : ''}@example.ie`);
    const answers = await Promise.all(names.map(ask));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses, 'what isn’t sent isn’t claimed').toEqual([...Array(3).fill(200), ...Array(47).fill(429)]);
    const mails = async () => (await Promise.all([...new Set(names)].map(emailsTo))).flat().length;
    expect(await mails()).toBe(3);
    await later(server, day + 1, () => ask('bomb@example.ie'));
    expect(await mails()).toBe(4);
    // One address is one subscriber, however often it asks.
    await Promise.all(Array.from({ length: 10 }, () => ask('eager@example.ie')));
    expect((await subscribers()).filter(({ address }) => address === 'eager@example.ie')).toHaveLength(1);
  });

  test('deletes subscribers who don’t confirm within seven days', async () => {
    const email = 'late@example.ie';
    await ask(email);
    const link = await linkTo(email, 'confirm');
    expect((await later(server, 7 * day - 1, () => look(link))).statusCode).toBe(200);
    const [seen, pressed] = await later(server, 7 * day, async () => [await look(link), await press(link)]);
    expect([seen?.statusCode, pressed?.statusCode]).toEqual([404, 404]);
    expect(headingOf(seen?.body ?? '')).toBe('This link no longer works');
    await later(server, 7 * day, () => ask('somebody.else@example.ie'));
    expect(await subscriber(email)).toBeUndefined();
  });

  test('the welcome e-mail has an unsubscribe link and List-Unsubscribe headers', async () => {
    const email = 'headers@example.ie';
    await join(email);
    const link = `${server.url}${await linkTo(email, 'unsubscribe')}`;
    const find = async () =>
      (await server.mails()).find(({ subject, to }) => {
        return subject?.startsWith('You are subscribed') && [to].flat()[0]?.text === email;
      });
    await expect.poll(find).toBeDefined();
    const lines = Object.fromEntries((await find())?.headerLines.map(({ key, line }) => [key, line]) ?? []);
    expect(lines['list-unsubscribe']?.replace(/\r?\n\s+/g, ' ')).toBe(`List-Unsubscribe: <${link}>`);
    expect(lines['list-unsubscribe-post']).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('GET of the unsubscribe link changes nothing, POST unsubscribes, idempotently', async () => {
    const email = 'leaver@example.ie';
    await join(email);
    const [old, link] = [await linkTo(email, 'confirm'), await linkTo(email, 'unsubscribe')];
    expect(headingOf((await look(link)).body)).toBe('Unsubscribe from our newsletter?');
    expect(await subscriber(email)).toMatchObject({ status: 'subscribed' });
    for (const time of ['first', 'second']) {
      const { statusCode, body } = await press(link);
      expect([time, statusCode]).toEqual([time, 200]);
      expect(headingOf(body)).toBe('You are unsubscribed.');
    }
    expect(await subscriber(email)).toBeUndefined();
    expect(headingOf((await look(link)).body)).toBe('You are unsubscribed.');
    expect((await press(old)).statusCode).toBe(404);
    await join(email);
    expect(await subscriber(email)).toMatchObject({ status: 'subscribed' });
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('accepts one-click unsubscribe as %s', async (type, payload) => {
    const email = `${payload.length}@example.ie`;
    await join(email);
    const url = await linkTo(email, 'unsubscribe');
    const answer = await server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect([answer.statusCode, await subscriber(email)]).toEqual([200, undefined]);
  });

  test('rejects links with invalid or other signatures', async () => {
    const email = 'target@example.ie';
    await join(email);
    const { id } = (await subscriber(email)) ?? {};
    const confirmed = (await linkTo(email, 'confirm')).split('/').at(-1);
    for (const token of [id, `${id}.${'A'.repeat(43)}`, 'x', confirmed]) {
      expect((await press(`/newsletter/unsubscribe/${token}`)).statusCode).toBe(404);
      expect((await look(`/newsletter/unsubscribe/${token}`)).statusCode).toBe(404);
    }
    expect(await subscriber(email)).toMatchObject({ status: 'subscribed' });
  });

  test('rolls the subscriber back when the e-mail can’t be stored', async () => {
    const answer = await without(server, 'outbox', () => ask('nomail@example.ie'));
    expect(answer).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
    expect(await subscriber('nomail@example.ie')).toBeUndefined();
  });

  describe('without scripts', () => {
    const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
      server.app.inject({ method: 'POST', url: '/newsletter', headers: { 'content-type': type }, payload });

    test('the form redirects to the page that says to check the inbox', async () => {
      const answer = await post('email=noscript%40example.ie');
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/newsletter/sent']);
      expect(headingOf((await look('/newsletter/sent')).body)).toBe('One more step');
      expect((await look('/newsletter/sent')).body).not.toContain('Successfully');
      expect(await subscriber('noscript@example.ie')).toMatchObject({ status: 'pending' });
    });

    test.each([
      ['email=', 'Email is required', ''],
      ['', 'Email is required', ''],
      ['email=a&email=b', 'Email is required', ''],
      ['email=%3Cb%3E%40', 'Enter a valid email', '&lt;b&gt;@'],
    ])('the form with %j shows: %s', async (payload, problem, kept) => {
      const { statusCode, body } = await post(payload);
      expect(statusCode).toBe(422);
      expect(body).toMatch(new RegExp(`id="email-error"[^>]*>.*${problem}`));
      expect(body).toContain(`value="${kept}"`);
    });

    test('shows an error and keeps the address when the database is unreachable', async () => {
      const { statusCode, body } = await without(server, 'subscribers', () => post('email=kept%40example.ie'));
      expect(statusCode).toBe(503);
      expect(body).toContain('role="alert">We can’t reach our database');
      expect(body).toContain('value="kept@example.ie"');
    });

    test('answers invalid requests with a page', async () => {
      expect((await post('{}', 'application/xml')).statusCode).toBe(415);
      expect((await post(`email=${'x'.repeat(9000)}`)).statusCode).toBe(413);
    });
  });
});
