import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { priceOf } from '../../src/orders/selection.ts';
import { tokenOf as bookingTokenOf } from '../booking/linkToken.ts';
import { databaseKinds } from '../testing/databases.ts';
import { basket, order, send } from '../testing/request.ts';
import { raisedBy, savedQuoteToken, saveQuote, saveRequest, viewQuote } from '../testing/savedQuotes.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { tokenOf } from './token.ts';

const core = priceOf(basket);

describe.each(databaseKinds)('a quote that is kept, on $name', ({ create }) => {
  let server: TestServer;
  let priceList = priceOf;
  beforeAll(async () => {
    server = await startTestServer({ environment: await create(), priceOf: (selection) => priceList(selection) });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    priceList = priceOf;
    server.clock.now = new Date('2026-11-20T10:00:00.000Z');
  });

  const rowOf = (token: string) =>
    server.database
      .selectFrom('saved_quotes')
      .selectAll()
      .where('id', '=', token.slice(0, 20))
      .executeTakeFirstOrThrow();

  describe('keeping', () => {
    test('answers the lines of the day, what is due, a link, and until when they hold', async () => {
      const { status, body } = await saveQuote(server);
      expect(status).toBe(201);
      expect(body).toEqual({
        token: expect.stringMatching(/^[0-9a-f]{40}$/),
        reference: String(body.token).slice(0, 8).toUpperCase(),
        wizard: 'quote',
        title: 'Trinity Core + Full System platform',
        keptOn: '2026-11-20',
        validUntil: '2026-12-20',
        valid: true,
        kept: { price: core.price, due: core.due },
        today: { price: core.price, due: core.due },
        selection: basket,
        about: { industry: 'restaurant', goals: [], budget: null },
      });
    });

    test('the link shows the same, on any device', async () => {
      const { body } = await saveQuote(server);
      expect(await viewQuote(server, String(body.token))).toEqual({ status: 200, body });
    });

    test('sent again, and twice at once, it is one quote', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => saveQuote(server, {}, 'one-key')));
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.token}`)).size).toBe(1);
    });

    test('the same attempt with other choices is refused', async () => {
      await saveQuote(server, {}, 'a-reused-key');
      const other = await saveQuote(server, { selection: { ...basket, tier: 'premium' } }, 'a-reused-key');
      expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-mismatch' } });
    });

    test('a configuration and a plan are kept as well', async () => {
      const configuration = await saveQuote(server, {
        selection: {
          version: 1,
          wizard: 'configurator',
          services: ['brand-identity'],
          brand: 'premium',
          campaign: null,
          trinity: null,
          systems: null,
          tier: null,
          hasPhysicalStore: null,
        },
      });
      expect(configuration.body).toMatchObject({ wizard: 'configurator', kept: { price: { total: 750 } } });
      const plan = await saveQuote(server, {
        selection: {
          version: 1,
          wizard: 'planner',
          platform: 'full',
          solutions: ['solution:financial'],
          dashboards: [],
          path: 'template',
        },
        about: { industry: 'retail', goals: ['fees'], budget: 4000 },
      });
      expect(plan.body).toMatchObject({
        wizard: 'planner',
        kept: { price: { total: 1860 } },
        about: { industry: 'retail', goals: ['fees'], budget: 4000 },
      });
    });

    test.each<[string, object, number]>([
      ['no selection', { about: saveRequest().about }, 422],
      ['a selection that is not finished', { ...saveRequest(), selection: { ...basket, tier: undefined } }, 422],
      ['what nobody offers', { ...saveRequest(), selection: { ...basket, tier: 'golden' } }, 422],
      ['a price of its own', { ...saveRequest(), selection: { ...basket, price: 1 } }, 422],
      ['a consultation', { ...saveRequest(), selection: { version: 1, wizard: 'consultation' } }, 422],
      ['a price beside it', { ...saveRequest(), price: 1 }, 400],
      ['a name', { ...saveRequest(), name: 'Ann Byrne' }, 400],
      ['free text', { ...saveRequest(), about: { ...saveRequest().about, goals: ['buy now at evil.example'] } }, 400],
    ])('is refused with %s', async (_what, body, status) => {
      const before = await server.database.selectFrom('saved_quotes').select('id').execute();
      const answer = await send(`${server.url}/api/quotes`, body);
      expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/.{20,}/) } });
      expect(await server.database.selectFrom('saved_quotes').select('id').execute()).toHaveLength(before.length);
    });
  });

  describe('a link that is not ours', () => {
    const refusal = { status: 404, body: { code: 'unknown-quote' } };

    test('with any one letter changed leads nowhere', async () => {
      const token = await savedQuoteToken(server);
      for (let at = 0; at < token.length; at += 1) {
        const other = token[at] === '0' ? '1' : '0';
        expect(await viewQuote(server, token.slice(0, at) + other + token.slice(at + 1))).toMatchObject(refusal);
      }
    });

    test.each<[string, (token: string) => string]>([
      ['cut short', (token) => token.slice(0, -1)],
      ['cut in the middle', (token) => token.slice(0, 20)],
      ['too long', (token) => `${token}0`],
      ['in capitals', (token) => token.toUpperCase()],
      ['with a space', (token) => `${token}%20`],
      ['signed by another installation', (token) => tokenOf(token.slice(0, 20), 'x'.repeat(32))],
      [
        'signed for a booking',
        (token) => bookingTokenOf({ id: token.slice(0, 20), holder: 'visitor' }, server.settings.secret),
      ],
      ['of a quote that never was', () => tokenOf('0'.repeat(20), server.settings.secret)],
    ])('%s leads nowhere', async (_what, change) => {
      expect(await viewQuote(server, change(await savedQuoteToken(server)))).toMatchObject(refusal);
    });
  });

  describe('time', () => {
    test.each([
      ['the last minute of the thirtieth day', '2026-11-20T10:00:00Z', '2026-12-20T23:59:59Z', true],
      ['the first moment after it', '2026-11-20T10:00:00Z', '2026-12-21T00:00:00Z', false],
      ['the last minute, by the summer clock of Dublin', '2026-06-20T23:30:00Z', '2026-07-21T22:59:59Z', true],
      ['the first moment after it, by the same clock', '2026-06-20T23:30:00Z', '2026-07-21T23:00:00Z', false],
      ['across the change of the clocks', '2026-10-10T12:00:00Z', '2026-11-09T23:59:59Z', true],
    ])('%s', async (_when, savedAt, seenAt, valid) => {
      server.clock.now = new Date(savedAt);
      const token = await savedQuoteToken(server);
      server.clock.now = new Date(seenAt);
      expect((await viewQuote(server, token)).body.valid).toBe(valid);
    });
  });

  describe('when the price list changes in between', () => {
    test('the link shows the lines as they were, and those of today beside them', async () => {
      const token = await savedQuoteToken(server);
      priceList = raisedBy(100);
      const { body } = await viewQuote(server, token);
      expect(body.kept.price.total).toBe(1980);
      expect(body.today?.price.total).toBe(2280);
      expect(body.today?.price.lines.map(({ amount }) => amount)).toEqual([700, 1700, -120]);
    });

    test('a quote of what is not on offer any more still shows its lines', async () => {
      const token = await savedQuoteToken(server);
      await server.database
        .updateTable('saved_quotes')
        .set({ selection: JSON.stringify({ ...basket, tier: 'golden' }) })
        .where('id', '=', token.slice(0, 20))
        .execute();
      expect(await viewQuote(server, token)).toMatchObject({
        status: 200,
        body: { valid: true, kept: { price: { total: 1980 } }, today: null },
      });
    });
  });

  describe('at the checkout', () => {
    const stored = async (id: unknown) =>
      server.database
        .selectFrom('orders')
        .selectAll()
        .where('provider_session_id', '=', String(id))
        .executeTakeFirstOrThrow();

    test('a kept price is charged while it holds, whatever the list says by then', async () => {
      const keptQuote = await savedQuoteToken(server);
      priceList = raisedBy(100);
      server.clock.now = new Date('2026-12-20T20:00:00Z');
      const { status, body } = await order(server, { keptQuote, price: 396 });
      expect(status).toBe(200);
      const row = await stored(body.id);
      expect(row).toMatchObject({ total_cents: 198_000, deposit_cents: 39_600, deposit_percent: 20 });
      expect(JSON.parse(row.lines)).toEqual(core.price.lines);
    });

    test('the order in which things were chosen does not matter', async () => {
      const plan = {
        version: 1,
        wizard: 'planner',
        platform: 'full',
        solutions: ['solution:financial', 'solution:customers'],
        dashboards: [],
        path: 'template',
      } as const;
      const keptQuote = await savedQuoteToken(server, { selection: plan });
      priceList = raisedBy(100);
      const selection = { ...plan, solutions: ['solution:customers', 'solution:financial'] as const };
      expect((await order(server, { keptQuote, selection, price: 828 })).status).toBe(200);
    });

    test('after its last day the price of the list is charged, and the old one refused', async () => {
      const keptQuote = await savedQuoteToken(server);
      priceList = raisedBy(100);
      server.clock.now = new Date('2026-12-21T10:00:00Z');
      expect(await order(server, { keptQuote, price: 396 })).toMatchObject({
        status: 409,
        body: { code: 'price-changed', message: expect.stringContaining('€496') },
      });
      const taken = await order(server, { keptQuote, price: 496 });
      expect(await stored(taken.body.id)).toMatchObject({ total_cents: 228_000, deposit_cents: 49_600 });
    });

    test.each<[string, (token: string) => object]>([
      ['a price below the kept one', (keptQuote) => ({ keptQuote, price: 300 })],
      ['other choices than the kept ones', (keptQuote) => ({ keptQuote, selection: { ...basket, tier: 'premium' } })],
      ['a forged link', (keptQuote) => ({ keptQuote: `0${keptQuote.slice(1)}`.replace(/.$/, 'x') })],
      [
        'a link of another installation',
        (keptQuote) => ({ keptQuote: tokenOf(keptQuote.slice(0, 20), 'x'.repeat(32)) }),
      ],
      ['no link', () => ({})],
    ])('%s buys nothing below the list', async (_what, change) => {
      const token = await savedQuoteToken(server);
      priceList = raisedBy(100);
      expect(await order(server, { price: 396, ...change(token) })).toMatchObject({
        status: 409,
        body: { code: 'price-changed' },
      });
    });
  });

  test('what is stored says nothing about a person', async () => {
    const row = await rowOf(await savedQuoteToken(server));
    expect(Object.keys(row).sort()).toEqual([
      'about',
      'created_at',
      'fingerprint',
      'id',
      'idempotency_key',
      'priced',
      'saved_on',
      'selection',
      'title',
      'valid_until',
    ]);
  });
});

test.each(databaseKinds)('the log says neither who asked nor which quote, on $name', async ({ create }) => {
  const lines: string[] = [];
  const server = await startTestServer({ environment: await create(), logTo: { write: (line) => lines.push(line) } });
  const token = await savedQuoteToken(server);
  await viewQuote(server, token);
  await viewQuote(server, `${token.slice(0, -1)}x`);
  await fetch(`${server.url}/quote/${token}`);
  await send(`${server.url}/api/quotes/${token}/mail`, { email: 'logged@example.ie' });
  await server.close();
  expect(lines.length).toBeGreaterThanOrEqual(5);
  expect(lines.join('')).not.toMatch(/logged|example\.ie/);
  expect(lines.join('')).not.toContain(token.slice(0, 20));
});

test.each(databaseKinds)(
  'keeping and mailing are counted by the address they come from, on $name',
  async ({ create }) => {
    const server = await startTestServer({ environment: { ...(await create()), RATE_LIMIT: '3' } });
    const token = await savedQuoteToken(server);
    const mail = () => send(`${server.url}/api/quotes/${token}/mail`, { email: 'ann@example.ie' });
    const mailed = [await mail(), await mail(), await mail(), await mail()];
    const kept = [await saveQuote(server), await saveQuote(server), await saveQuote(server)];
    await server.close();
    expect(mailed.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
    expect(kept.map(({ status }) => status)).toEqual([201, 201, 429]);
  },
);
