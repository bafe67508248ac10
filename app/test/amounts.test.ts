import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { newOrder } from '../server/orders/orders.ts';
import { openTestServer } from '../server/testing/openTestServer.ts';
import { send } from '../server/testing/request.ts';
import { idsOf } from '../src/domain/catalogue/catalogue.ts';
import { beginsWithConsultation } from '../src/domain/catalogue/consultation.ts';
import { defaultCatalogue } from '../src/domain/catalogue/defaultCatalogue.ts';
import { catalogue } from '../src/domain/catalogue/given.ts';
import { pathIds } from '../src/domain/catalogue/ids.ts';
import { toCents } from '../src/domain/money.ts';
import { deposit } from '../src/domain/pricing/deposit.ts';
import { consultationRequest, orderRequest } from '../src/orders/checkoutRequest.ts';
import { type CheckoutRequest, checkoutRequestSchema } from '../src/orders/checkoutSchema.ts';
import { priceOf } from '../src/orders/selection.ts';
import { Summary } from '../src/wizards/kit/Summary';
import { type SummaryView, summaryView } from '../src/wizards/kit/summaryView.ts';
import { packageBuilderRules, pricePackage } from '../src/wizards/package-builder/rules/index.ts';
import { packageBuilderAnswers } from '../src/wizards/package-builder/testing.ts';
import { pathView } from '../src/wizards/planner/planView.ts';
import { plannerRules } from '../src/wizards/planner/rules/index.ts';
import { planBill } from '../src/wizards/planner/rules/price.ts';
import { plannerAnswers } from '../src/wizards/planner/testing.ts';
import { priceQuickQuote, quickQuoteRules } from '../src/wizards/quick-quote/rules/index.ts';
import { quickQuoteAnswers } from '../src/wizards/quick-quote/testing.ts';

const { platforms } = defaultCatalogue;
const platformIds = idsOf(platforms);

/** What a visitor sees, and what the button sends. */
interface Purchase {
  view: SummaryView;
  request: CheckoutRequest | null;
  /** A consultation is an order of its own: the plan's total isn't its. */
  isConsultation?: boolean;
}

const buyer = { name: 'Ann Ó Briain', email: 'ann@example.ie' };
const nowhere = () => {};
const plans = fc.record({
  answers: plannerAnswers,
  platform: fc.constantFrom(...platformIds),
  path: fc.constantFrom(...pathIds),
});

/** Random purchases, by wizard. */
const wizards: Readonly<Record<string, (origin: string) => fc.Arbitrary<Purchase>>> = {
  'the package builder': (origin) =>
    packageBuilderAnswers.map((given) => {
      const answers = { ...given, ...buyer };
      const price = pricePackage(catalogue, answers);
      return {
        view: summaryView(price, deposit(defaultCatalogue, price.total), nowhere),
        request: orderRequest(catalogue, packageBuilderRules(catalogue), answers, origin),
      };
    }),
  'the quick quote': (origin) =>
    quickQuoteAnswers.map((given) => {
      const answers = { ...given, ...buyer };
      const price = priceQuickQuote(catalogue, answers);
      return {
        view: summaryView(price, deposit(defaultCatalogue, price.total), nowhere),
        request: orderRequest(catalogue, quickQuoteRules(catalogue), answers, origin),
      };
    }),
  'the planner': (origin) =>
    plans.map(({ answers: given, platform, path }) => {
      const answers = { ...given, ...buyer, platform, path };
      const isConsultation = beginsWithConsultation(path);
      return {
        view: pathView(path, planBill(catalogue, answers), nowhere),
        request: (isConsultation ? consultationRequest : orderRequest)(
          catalogue,
          plannerRules(catalogue),
          answers,
          origin,
        ),
        isConsultation,
      };
    }),
};

/** Cents of an amount as a visitor reads it: "−€1,234.50". */
function read(text: unknown): number {
  const [, minus, whole = '', cents = '00'] = /^(−?)€([\d,]+)(?:\.(\d\d))?$/.exec(String(text)) ?? [];
  if (whole === '') throw new Error(`"${text}" is no amount`);
  return (minus ? -1 : 1) * Number(whole.replaceAll(',', '') + cents);
}

/** The amounts on the screen, in cents. */
function shown({ view, isConsultation }: Purchase) {
  const html = renderToStaticMarkup(createElement(Summary, { view }));
  const [above, stub] = html
    .split('</output>')
    .map((part) => [...part.matchAll(/>(−?€[\d,.]+)</g)].map(([, amount]) => read(amount)));
  const total = above?.at(-1);
  return { deposit_cents: stub?.[0], ...(isConsultation ? {} : { total_cents: total }) };
}

const bought = (purchases: fc.Arbitrary<Purchase>) =>
  purchases.filter((each): each is Purchase & { request: CheckoutRequest } => each.request !== null);

describe.each(Object.entries(wizards))('%s', (name, purchasesAt) => {
  test('screen, request and the order that the server writes agree to the cent', () =>
    fc.assert(
      fc.property(bought(purchasesAt('https://agency.example')), (purchase) => {
        const sent = checkoutRequestSchema.parse(JSON.parse(JSON.stringify(purchase.request)));
        const order = newOrder(catalogue, sent, priceOf(catalogue, sent.selection), 'a-key', 'demo', new Date(0), '');
        expect(order).toMatchObject(shown(purchase));
        expect(toCents(sent.price)).toBe(order.deposit_cents);
        if (!purchase.isConsultation)
          expect(purchase.view.lines.reduce((sum, { amount }) => sum + read(amount), 0)).toBe(order.total_cents);
      }),
      { numRuns: 500 },
    ));

  describe('over the wire', async () => {
    const server = await openTestServer();

    test('screen and database have the same amounts', async () => {
      for (const [at, purchase] of fc.sample(bought(purchasesAt(server.url)), 20).entries()) {
        const key = `purchase-${at}-of-${name.replaceAll(' ', '-')}`;
        const headers = { 'idempotency-key': key };
        const answer = await send(`${server.url}/api/create-checkout-session`, purchase.request, headers);
        expect(answer).toMatchObject({ status: 200 });
        const orders = server.database.selectFrom('orders').selectAll().where('idempotency_key', '=', key);
        expect(await orders.executeTakeFirst()).toMatchObject(shown(purchase));
      }
    });
  });
});
