import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrder } from '../server/checkout/orders.ts';
import { send } from '../server/testing/request.ts';
import { startTestServer, type TestServer } from '../server/testing/startTestServer.ts';
import { toCents } from '../src/domain/money.ts';
import { deposit } from '../src/domain/pricing/deposit.ts';
import type { ReviewAnswers } from '../src/domain/wizard/review.ts';
import { orderRequest } from '../src/orders/checkoutRequest.ts';
import { type CheckoutRequest, checkoutRequestSchema } from '../src/orders/checkoutSchema.ts';
import { priceOf } from '../src/orders/selection.ts';
import { summaryView } from '../src/wizards/kit/summaryView.ts';
import { packageBuilderRules } from '../src/wizards/package-builder/rules/index.ts';
import { pricePackage } from '../src/wizards/package-builder/rules/price.ts';
import { packageBuilderAnswers } from '../src/wizards/package-builder/testing.ts';
import { quickQuoteRules } from '../src/wizards/quick-quote/rules/index.ts';
import { priceQuickQuote } from '../src/wizards/quick-quote/rules/price.ts';
import { quickQuoteAnswers } from '../src/wizards/quick-quote/testing.ts';

/** A purchase: the amounts on the screen, as text, and the request. */
interface Purchase {
  screen: { lines: readonly { amount?: unknown }[]; total: unknown; due: { amount: unknown } | undefined };
  request: CheckoutRequest;
}

const buyer = { name: 'Ann Ó Briain', email: 'ann@example.ie' };
const nowhere = () => {};

/** Random purchases of a wizard, limited to answers that reach Review. */
function purchases<Answers extends ReviewAnswers>(
  answers: fc.Arbitrary<Answers>,
  screen: (answers: Answers) => Purchase['screen'],
  request: (answers: Answers, origin: string) => CheckoutRequest | null,
): (origin: string) => fc.Arbitrary<Purchase> {
  return (origin) =>
    answers
      .map((given) => ({ ...given, ...buyer }))
      .map((given) => ({ screen: screen(given), request: request(given, origin) }))
      .filter((purchase): purchase is Purchase => purchase.request !== null);
}

const wizards: readonly [name: string, purchases: (origin: string) => fc.Arbitrary<Purchase>][] = [
  [
    'the package builder',
    purchases(
      packageBuilderAnswers,
      (answers) => {
        const price = pricePackage(answers);
        return summaryView(price, deposit(price.total), nowhere);
      },
      (answers, origin) => orderRequest(packageBuilderRules, answers, origin),
    ),
  ],
  [
    'the quick quote',
    purchases(
      quickQuoteAnswers,
      (answers) => {
        const price = priceQuickQuote(answers);
        return summaryView(price, deposit(price.total), nowhere);
      },
      (answers, origin) => orderRequest(quickQuoteRules, answers, origin),
    ),
  ],
];

/** Cents of an amount as a visitor reads it: "−€1,234.50". */
function read(text: unknown): number {
  const [, minus, whole = '', cents = '00'] = /^(−?)€([\d,]+)(?:\.(\d\d))?$/.exec(String(text)) ?? [];
  if (whole === '') throw new Error(`"${text}" is no amount`);
  return (minus ? -1 : 1) * Number(whole.replaceAll(',', '') + cents);
}

const origin = 'https://agency.example';

/** The total on the screen in cents; checks that its lines add up. */
function shown({ screen }: Purchase) {
  const total = read(screen.total);
  expect(screen.lines.reduce((sum, { amount }) => sum + read(amount), 0)).toBe(total);
  return { total_cents: total, deposit_cents: read(screen.due?.amount) };
}

test.each(wizards)('%s: screen, request and the order that the server writes agree to the cent', (_, purchasesAt) =>
  fc.assert(
    fc.property(purchasesAt(origin), (purchase) => {
      const sent = checkoutRequestSchema.parse(JSON.parse(JSON.stringify(purchase.request)));
      const order = newOrder(sent, priceOf(sent.selection), 'a-key', 'demo', new Date(0));
      expect(order).toMatchObject(shown(purchase));
      expect(toCents(sent.price)).toBe(order.deposit_cents);
    }),
    { numRuns: 2_000 },
  ),
);

describe('over the wire', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test.each(wizards)('%s: the screen and the database have the same amounts', async (name, purchasesAt) => {
    for (const [at, purchase] of fc.sample(purchasesAt(server.url), 40).entries()) {
      const key = `purchase-${at}-of-${name.replaceAll(' ', '-')}`;
      const answer = await send(`${server.url}/api/create-checkout-session`, purchase.request, {
        'idempotency-key': key,
      });
      expect(answer).toMatchObject({ status: 200 });
      const book = server.database.selectFrom('orders').selectAll().where('idempotency_key', '=', key);
      expect(await book.executeTakeFirst()).toMatchObject(shown(purchase));
    }
  });
});
