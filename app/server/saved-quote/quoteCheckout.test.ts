import { describe, expect, test } from 'vitest';
import { priceOf } from '../../src/orders/selection.ts';
import { exampleSelection, order } from '../testing/request.ts';
import { quoteServer, tokenOfNewQuote, withRaisedPrices } from '../testing/savedQuotes.ts';
import { tokenOf } from './token.ts';

const core = priceOf(exampleSelection);

describe('saved quotes', () => {
  const shop = quoteServer();

  describe('at the checkout', () => {
    const stored = async (id: unknown) =>
      shop.server.database
        .selectFrom('orders')
        .selectAll()
        .where('provider_session_id', '=', String(id))
        .executeTakeFirstOrThrow();

    test('charges the saved price while it is valid', async () => {
      const savedQuoteToken = await tokenOfNewQuote(shop.server);
      shop.priceOf = withRaisedPrices(100);
      shop.server.clock.now = new Date('2026-12-20T20:00:00Z');
      const { status, body } = await order(shop.server, { savedQuoteToken, price: 396 });
      expect(status).toBe(200);
      const row = await stored(body.id);
      expect(row).toMatchObject({ total_cents: 198_000, deposit_cents: 39_600, deposit_percent: 20 });
      expect(JSON.parse(row.lines)).toEqual(core.price.lines);
    });

    test('ignores the order of selected items', async () => {
      const plan = {
        version: 1,
        wizard: 'planner',
        platform: 'full',
        solutions: ['solution:financial', 'solution:customers'],
        dashboards: [],
        path: 'template',
      } as const;
      const savedQuoteToken = await tokenOfNewQuote(shop.server, { selection: plan });
      shop.priceOf = withRaisedPrices(100);
      const selection = { ...plan, solutions: ['solution:customers', 'solution:financial'] as const };
      expect((await order(shop.server, { savedQuoteToken, selection, price: 828 })).status).toBe(200);
    });

    test('charges today’s price after the last day, and rejects the saved one', async () => {
      const savedQuoteToken = await tokenOfNewQuote(shop.server);
      shop.priceOf = withRaisedPrices(100);
      shop.server.clock.now = new Date('2026-12-21T10:00:00Z');
      expect(await order(shop.server, { savedQuoteToken, price: 396 })).toMatchObject({
        status: 409,
        body: { code: 'price-changed', message: expect.stringContaining('€496') },
      });
      const taken = await order(shop.server, { savedQuoteToken, price: 496 });
      expect(await stored(taken.body.id)).toMatchObject({ total_cents: 228_000, deposit_cents: 49_600 });
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
      const token = await tokenOfNewQuote(shop.server);
      shop.priceOf = withRaisedPrices(100);
      expect(await order(shop.server, { price: 396, ...change(token) })).toMatchObject({
        status: 409,
        body: { code: 'price-changed' },
      });
    });
  });
});
