import { beforeEach, describe, expect, test } from 'vitest';
import { openTestServer } from '../testing/openTestServer.ts';
import { send } from '../testing/request.ts';
import { tokenOfNewQuote, viewQuote } from '../testing/savedQuotes.ts';

describe('a saved quote by e-mail', async () => {
  const lines: string[] = [];
  const server = await openTestServer({
    environment: { VAT: 'included' },
    logTo: { write: (line) => lines.push(line) },
  });
  beforeEach(() => {
    server.clock.now = new Date('2026-11-20T10:00:00.000Z');
  });

  const ask = (token: string, body: unknown = { email: 'ann@example.ie' }) =>
    send(`${server.url}/api/quotes/${token}/mail`, body);
  /** E-mails to addresses with this prefix, in any case and with any tag. */
  const emailsTo = async (name: string) => {
    const emails = await server.database.selectFrom('outbox').selectAll().execute();
    return emails.filter(({ recipient }) => recipient.toLowerCase().startsWith(name));
  };

  test('contains every line with its rule, the answers, and the link', async () => {
    const token = await tokenOfNewQuote(server);
    expect(await ask(token, { email: 'lines@example.ie' })).toMatchObject({ status: 202, body: { accepted: true } });
    const [sent, ...more] = await emailsTo('lines@');
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      reply_to: server.settings.agencyEmail,
      subject: expect.stringContaining('€1,980'),
    });
    for (const text of [sent?.text, sent?.html]) {
      for (const words of [
        ...['Trinity Core', 'Middle of €1,200–€2,000', '€1,600', '−€220', 'Restaurant', '€396'],
        ...['Sunday 20 December 2026', 'All prices include VAT.'],
        ...[token.slice(0, 8).toUpperCase(), `${server.url}/quote/${token}`],
      ]) {
        expect(text).toContain(words);
      }
    }
  });

  test('is sent to an address once a day, regardless of capitals or a +tag, and then refused', async () => {
    const token = await tokenOfNewQuote(server);
    const answers = [];
    for (const email of ['once@example.ie', 'Once@Example.ie', 'once+tag@example.ie', 'once@example.ie']) {
      answers.push(await ask(token, { email }));
    }
    expect(answers.map(({ status }) => status)).toEqual([202, 429, 429, 429]);
    expect(await emailsTo('once')).toHaveLength(1);
    server.clock.now = new Date('2026-11-21T10:00:00Z');
    await ask(token, { email: 'once@example.ie' });
    expect(await emailsTo('once')).toHaveLength(2);
  });

  test('of different quotes, an address gets at most three e-mails a day', async () => {
    const statuses = [];
    for (const email of ['pestered', 'Pestered', 'pestered+1', 'pestered+2', 'pestered+3']) {
      statuses.push((await ask(await tokenOfNewQuote(server), { email: `${email}@example.ie` })).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
    expect(await emailsTo('pestered')).toHaveLength(3);
    // Also of concurrent requests.
    const tokens = await Promise.all(Array.from({ length: 5 }, () => tokenOfNewQuote(server)));
    await Promise.all(tokens.map((token, at) => ask(token, { email: `at-once+${at}@example.ie` })));
    expect(await emailsTo('at-once')).toHaveLength(3);
  });

  test('leaves its address in the outbox alone: neither the log nor other tables have it or the token', async () => {
    const token = await tokenOfNewQuote(server);
    lines.length = 0;
    await viewQuote(server, token);
    await viewQuote(server, `${token.slice(0, -1)}x`);
    await fetch(`${server.url}/quote/${token}`);
    await ask(token, { email: 'counted@example.ie' });
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.join('')).not.toMatch(/counted|example\.ie/);
    expect(lines.join('')).not.toContain(token.slice(0, 20));
    const counted = await server.database.selectFrom('daily_counts').selectAll().execute();
    expect(JSON.stringify(counted)).not.toContain('example');
    expect(JSON.stringify(await server.database.selectFrom('saved_quotes').selectAll().execute())).not.toContain('@');
  });

  test.each<[string, unknown]>([
    ['no address', {}],
    ['an invalid address', { email: 'ann' }],
    ['two addresses', { email: 'ann@example.ie, ben@example.ie\nBcc: all@example.ie' }],
    ['a message to the recipient', { email: 'ann@example.ie', message: 'Buy at evil.example' }],
  ])('is answered with 400 for %s', async (_what, body) => {
    const token = await tokenOfNewQuote(server);
    expect((await ask(token, body)).status).toBe(400);
  });

  test('is answered with 404 for an invalid link, and with 410 once the quote has expired', async () => {
    const token = await tokenOfNewQuote(server);
    expect((await ask(`${token.slice(0, -1)}x`)).status).toBe(404);
    server.clock.now = new Date('2026-12-21T10:00:00Z');
    expect(await ask(token)).toMatchObject({ status: 410, body: { code: 'quote-expired' } });
  });
});
