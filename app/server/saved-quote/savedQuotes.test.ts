import { describe, expect, test } from 'vitest';
import type { SavableSelection } from '../../src/orders/saved-quote/saveQuoteSchema.ts';
import { priceOf } from '../../src/orders/selection.ts';
import { tokenOf as bookingTokenOf } from '../booking/linkToken.ts';
import { exampleSelection, send } from '../testing/request.ts';
import {
  quoteServer,
  saveQuote,
  saveRequest,
  tokenOfNewQuote,
  viewQuote,
  withRaisedPrices,
} from '../testing/savedQuotes.ts';
import { tokenOf } from './token.ts';

const core = priceOf(exampleSelection);

describe('saved quotes', () => {
  const shop = quoteServer();

  const rowOf = (token: string) =>
    shop.server.database
      .selectFrom('saved_quotes')
      .selectAll()
      .where('id', '=', token.slice(0, 20))
      .executeTakeFirstOrThrow();

  describe('saving', () => {
    test('returns today’s lines, the amount due, a token and the last day', async () => {
      const { status, body } = await saveQuote(shop.server);
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
    });

    test('is repeated by its link', async () => {
      const { body } = await saveQuote(shop.server);
      expect(await viewQuote(shop.server, String(body.token))).toEqual({ status: 200, body });
    });

    test('is idempotent, also for concurrent requests', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => saveQuote(shop.server, {}, 'one-key')));
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.token}`)).size).toBe(1);
    });

    test('rejects another selection with the same idempotency key', async () => {
      await saveQuote(shop.server, {}, 'a-reused-key');
      const other = await saveQuote(
        shop.server,
        { selection: { ...exampleSelection, tier: 'premium' } },
        'a-reused-key',
      );
      expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-mismatch' } });
    });

    test('works for the package builder and the planner', async () => {
      const configuration = await saveQuote(shop.server, {
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
      expect(configuration.body).toMatchObject({ wizard: 'configurator', savedBill: { price: { total: 750 } } });
      const plan = await saveQuote(shop.server, {
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
        savedBill: { price: { total: 1860 } },
        about: { industry: 'retail', goals: ['fees'], budget: 4000 },
      });
    });

    test.each<[string, object, number]>([
      ['no selection', { about: saveRequest().about }, 422],
      ['an incomplete selection', { ...saveRequest(), selection: { ...exampleSelection, tier: undefined } }, 422],
      ['an unknown item', { ...saveRequest(), selection: { ...exampleSelection, tier: 'golden' } }, 422],
      ['a price in the selection', { ...saveRequest(), selection: { ...exampleSelection, price: 1 } }, 422],
      ['a consultation', { ...saveRequest(), selection: { version: 1, wizard: 'consultation' } }, 422],
      ['a price beside it', { ...saveRequest(), price: 1 }, 400],
      ['a name', { ...saveRequest(), name: 'Ann Byrne' }, 400],
      ['free text', { ...saveRequest(), about: { ...saveRequest().about, goals: ['buy now at evil.example'] } }, 400],
    ])('rejects %s', async (_what, body, status) => {
      const before = await shop.server.database.selectFrom('saved_quotes').select('id').execute();
      const answer = await send(`${shop.server.url}/api/quotes`, body);
      expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/.{20,}/) } });
      expect(await shop.server.database.selectFrom('saved_quotes').select('id').execute()).toHaveLength(before.length);
    });
  });

  describe('an invalid link', () => {
    const refusal = { status: 404, body: { code: 'unknown-quote' } };

    test('is rejected with any one character changed', async () => {
      const token = await tokenOfNewQuote(shop.server);
      for (let at = 0; at < token.length; at += 1) {
        const other = token[at] === '0' ? '1' : '0';
        expect(await viewQuote(shop.server, token.slice(0, at) + other + token.slice(at + 1))).toMatchObject(refusal);
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
        (token) => bookingTokenOf({ id: token.slice(0, 20), holder: 'visitor' }, shop.server.settings.secret),
      ],
      ['of an unknown quote', () => tokenOf('0'.repeat(20), shop.server.settings.secret)],
    ])('is rejected: %s', async (_what, change) => {
      expect(await viewQuote(shop.server, change(await tokenOfNewQuote(shop.server)))).toMatchObject(refusal);
    });
  });

  describe('validity', () => {
    test.each([
      ['the last minute of the thirtieth day', '2026-11-20T10:00:00Z', '2026-12-20T23:59:59Z', true],
      ['the first moment after it', '2026-11-20T10:00:00Z', '2026-12-21T00:00:00Z', false],
      ['the last minute, in Dublin summer time', '2026-06-20T23:30:00Z', '2026-07-21T22:59:59Z', true],
      ['the first moment after it, in summer time', '2026-06-20T23:30:00Z', '2026-07-21T23:00:00Z', false],
      ['across the end of summer time', '2026-10-10T12:00:00Z', '2026-11-09T23:59:59Z', true],
    ])('%s', async (_when, savedAt, seenAt, valid) => {
      shop.server.clock.now = new Date(savedAt);
      const token = await tokenOfNewQuote(shop.server);
      shop.server.clock.now = new Date(seenAt);
      expect((await viewQuote(shop.server, token)).body.valid).toBe(valid);
    });
  });

  describe('when the price list changes in between', () => {
    test('shows the saved lines and today’s', async () => {
      const token = await tokenOfNewQuote(shop.server);
      shop.priceOf = withRaisedPrices(100);
      const { body } = await viewQuote(shop.server, token);
      expect(body.savedBill.price.total).toBe(1980);
      expect(body.today?.price.total).toBe(2280);
      expect(body.today?.price.lines.map(({ amount }) => amount)).toEqual([700, 1700, -120]);
    });

    test('shows the saved lines of items that are no longer available', async () => {
      const token = await tokenOfNewQuote(shop.server);
      await shop.server.database
        .updateTable('saved_quotes')
        .set({ selection: JSON.stringify({ ...exampleSelection, tier: 'golden' }) })
        .where('id', '=', token.slice(0, 20))
        .execute();
      expect(await viewQuote(shop.server, token)).toMatchObject({
        status: 200,
        body: { valid: true, savedBill: { price: { total: 1980 } }, today: null },
      });
    });
  });

  test.each<[string, SavableSelection]>([
    ['a quick quote', exampleSelection],
    [
      'a package',
      {
        version: 1,
        wizard: 'configurator',
        services: ['complete-platform'],
        brand: null,
        campaign: null,
        trinity: null,
        systems: 'trinity-core',
        tier: 'full',
        hasPhysicalStore: null,
      },
    ],
    ['a plan', { version: 1, wizard: 'planner', platform: 'full', solutions: [], dashboards: [], path: 'template' }],
  ])('%s older than every question that no price depends on is shown at its price', async (_what, selection) => {
    const token = await tokenOfNewQuote(shop.server, { selection });
    await shop.server.database
      .updateTable('saved_quotes')
      .set({ about: '{}' })
      .where('id', '=', token.slice(0, 20))
      .execute();
    const { price, due } = priceOf(selection);
    const bill = { price: { ...price, lines: [...price.lines] }, due };
    expect(await viewQuote(shop.server, token)).toMatchObject({
      status: 200,
      body: { valid: true, about: {}, savedBill: bill, today: bill },
    });
  });

  test('stores no personal data', async () => {
    const row = await rowOf(await tokenOfNewQuote(shop.server));
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
