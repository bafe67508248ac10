import { beforeEach, describe, expect, test } from 'vitest';
import { defaultCatalogue as catalogue } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { priceOf } from '../../src/orders/selection.ts';
import type { WizardSelection } from '../../src/wizards/schemas.ts';
import { tokenOf as bookingTokenOf } from '../booking/linkToken.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { exampleSelection, order, send } from '../testing/request.ts';
import { raisedCatalogue, saveQuote, saveRequest, tokenOfNewQuote, viewQuote } from '../testing/savedQuotes.ts';
import { rowOf } from '../testing/serverState.ts';
import { tokenOf } from './savedQuotes.ts';

const core = priceOf(catalogue, exampleSelection);

describe('saved quotes', async () => {
  const server = await openTestServer();
  beforeEach(() => {
    server.context.catalogue = catalogue;
    server.clock.now = new Date('2026-11-20T10:00:00.000Z');
  });

  const plan = {
    version: 1,
    wizard: 'planner',
    platform: 'full',
    solutions: ['solution:financial'],
    dashboards: [],
    path: 'template',
  } as const;
  const builder = {
    ...{ version: 1, wizard: 'configurator', services: ['brand-identity'], brand: 'premium' },
    ...{ campaign: null, trinity: null, systems: null, tier: null, hasPhysicalStore: null },
  } as const satisfies WizardSelection;
  const changeRow = (token: string, values: object) =>
    server.database.updateTable('saved_quotes').set(values).where('id', '=', token.slice(0, 20)).execute();

  describe('saving', () => {
    test('returns today’s lines, the amount due, a token and the last day', async () => {
      const { status, body } = await saveQuote(server);
      expect(status).toBe(201);
      expect(body).toEqual({
        token: expect.stringMatching(/^[0-9a-f]{40}$/),
        reference: String(body.token).slice(0, 8).toUpperCase(),
        wizard: 'quote',
        title: 'Trinity Core + Full System platform',
        savedOn: '2026-11-20',
        validUntil: '2026-12-20',
        valid: true,
        savedBill: { price: core.price, due: core.due },
        today: { price: core.price, due: core.due },
        selection: exampleSelection,
        about: { industry: 'restaurant', goals: [] },
        answers: [{ name: 'Industry', value: 'Restaurant' }],
      });
      expect(await viewQuote(server, String(body.token))).toEqual({ status: 200, body });
      // No personal data is stored.
      const [row] = await server.database.selectFrom('saved_quotes').selectAll().execute();
      expect(
        Object.keys(row ?? {})
          .sort()
          .join(' '),
      ).toBe('about created_at fingerprint id idempotency_key priced saved_on selection title valid_until');
    });

    test('is idempotent, also for concurrent requests, and rejects another selection with the same key', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => saveQuote(server, {}, 'one-key')));
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.token}`)).size).toBe(1);
      const other = await saveQuote(server, { selection: { ...exampleSelection, tier: 'premium' } }, 'one-key');
      expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-mismatch' } });
    });

    test('works for the package builder and the planner', async () => {
      const saved = await saveQuote(server, { selection: builder });
      expect(saved.body).toMatchObject({ wizard: 'configurator', savedBill: { price: { total: 750 } } });
      const about = { industry: 'retail', goals: ['fees'], budget: 4000 } as const;
      const planned = await saveQuote(server, { selection: plan, about: { ...about, goals: [...about.goals] } });
      expect(planned.body).toMatchObject({ wizard: 'planner', savedBill: { price: { total: 1860 } }, about });
    });

    test.each<[string, object, number]>([
      ['no selection', { about: saveRequest().about }, 422],
      ['an unknown item', { ...saveRequest(), selection: { ...exampleSelection, tier: 'golden' } }, 422],
      ['a consultation', { ...saveRequest(), selection: { version: 1, wizard: 'consultation' } }, 422],
      ['a price beside it', { ...saveRequest(), price: 1 }, 400],
      ['a name', { ...saveRequest(), name: 'Ann Byrne' }, 400],
      ['free text', { ...saveRequest(), about: { ...saveRequest().about, goals: ['buy now at evil.example'] } }, 400],
    ])('rejects %s', async (_what, body, status) => {
      const before = await server.database.selectFrom('saved_quotes').select('id').execute();
      const answer = await send(`${server.url}/api/quotes`, body);
      expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/.{20,}/) } });
      expect(await server.database.selectFrom('saved_quotes').select('id').execute()).toHaveLength(before.length);
    });
  });

  describe('an invalid link', () => {
    const refusal = { status: 404, body: { code: 'unknown-quote' } };

    test('is rejected with any one character changed', async () => {
      const token = await tokenOfNewQuote(server);
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
      ['of an unknown quote', () => tokenOf('0'.repeat(20), server.settings.secret)],
    ])('is rejected: %s', async (_what, change) => {
      expect(await viewQuote(server, change(await tokenOfNewQuote(server)))).toMatchObject(refusal);
    });
  });

  describe('validity', () => {
    test.each([
      ['the last minute, in Dublin summer time', '2026-06-20T23:30:00Z', '2026-07-21T22:59:59Z', true],
      ['the first moment after it, in summer time', '2026-06-20T23:30:00Z', '2026-07-21T23:00:00Z', false],
    ])('%s', async (_when, savedAt, seenAt, valid) => {
      server.clock.now = new Date(savedAt);
      const token = await tokenOfNewQuote(server);
      server.clock.now = new Date(seenAt);
      expect((await viewQuote(server, token)).body.valid).toBe(valid);
    });
  });

  describe('when the price list changes in between', () => {
    test('shows the saved lines and today’s', async () => {
      const token = await tokenOfNewQuote(server);
      server.context.catalogue = raisedCatalogue;
      const { body } = await viewQuote(server, token);
      expect(body.savedBill.price.total).toBe(1980);
      expect(body.today?.price.total).toBe(2160);
      expect(body.today?.price.lines.map(({ amount }) => amount)).toEqual([700, 1700, -240]);
    });

    test('shows the saved lines of items that are no longer available', async () => {
      const token = await tokenOfNewQuote(server);
      await changeRow(token, { selection: JSON.stringify({ ...exampleSelection, tier: 'golden' }) });
      expect(await viewQuote(server, token)).toMatchObject({
        status: 200,
        body: { valid: true, savedBill: { price: { total: 1980 } }, today: null },
      });
    });
  });

  test.each<[string, WizardSelection]>([
    ['a quick quote', exampleSelection],
    ['a package', { ...builder, services: ['complete-platform'], brand: null, systems: 'trinity-core', tier: 'full' }],
    ['a plan', { ...plan, solutions: [] }],
  ])('%s older than every question that no price depends on is shown at its price', async (_what, selection) => {
    const token = await tokenOfNewQuote(server, { selection });
    await changeRow(token, { about: '{}' });
    const { price, due } = priceOf(catalogue, selection);
    const bill = { price: { ...price, lines: [...price.lines] }, due };
    expect(await viewQuote(server, token)).toMatchObject({
      status: 200,
      body: { valid: true, about: {}, savedBill: bill, today: bill },
    });
  });

  describe('at the checkout', () => {
    const stored = async (id: unknown) => rowOf(server, 'orders', { provider_session_id: String(id) });

    test('charges the saved price while it is valid', async () => {
      const savedQuoteToken = await tokenOfNewQuote(server);
      server.context.catalogue = raisedCatalogue;
      server.clock.now = new Date('2026-12-20T20:00:00Z');
      const { status, body } = await order(server, { savedQuoteToken, price: 396 });
      expect(status).toBe(200);
      const row = await stored(body.id);
      expect(row).toMatchObject({ total_cents: 198_000, deposit_cents: 39_600, deposit_percent: 20 });
      expect(JSON.parse(row.lines)).toEqual(core.price.lines);
    });

    test('ignores the order of selected items', async () => {
      const two = { ...plan, solutions: ['solution:financial', 'solution:customers'] } as const;
      const savedQuoteToken = await tokenOfNewQuote(server, { selection: two });
      server.context.catalogue = raisedCatalogue;
      const selection = { ...two, solutions: ['solution:customers', 'solution:financial'] as const };
      expect((await order(server, { savedQuoteToken, selection, price: 828 })).status).toBe(200);
    });

    test('charges today’s price after the last day, and rejects the saved one', async () => {
      const savedQuoteToken = await tokenOfNewQuote(server);
      server.context.catalogue = raisedCatalogue;
      server.clock.now = new Date('2026-12-21T10:00:00Z');
      expect(await order(server, { savedQuoteToken, price: 396 })).toMatchObject({
        status: 409,
        body: { code: 'price-changed', message: expect.stringContaining('€432') },
      });
      const taken = await order(server, { savedQuoteToken, price: 432 });
      expect(await stored(taken.body.id)).toMatchObject({ total_cents: 216_000, deposit_cents: 43_200 });
    });

    test.each<[string, (token: string) => object]>([
      ['a price below the saved one', (savedQuoteToken) => ({ savedQuoteToken, price: 300 })],
      [
        'another selection',
        (savedQuoteToken) => ({ savedQuoteToken, selection: { ...exampleSelection, tier: 'premium' } }),
      ],
      ['a forged link', (savedQuoteToken) => ({ savedQuoteToken: `0${savedQuoteToken.slice(1)}`.replace(/.$/, 'x') })],
      [
        'a link of another installation',
        (savedQuoteToken) => ({ savedQuoteToken: tokenOf(savedQuoteToken.slice(0, 20), 'x'.repeat(32)) }),
      ],
      ['no token', () => ({})],
    ])('rejects a lower price: %s', async (_what, change) => {
      const token = await tokenOfNewQuote(server);
      server.context.catalogue = raisedCatalogue;
      expect(await order(server, { price: 396, ...change(token) })).toMatchObject({
        status: 409,
        body: { code: 'price-changed' },
      });
    });
  });
});
