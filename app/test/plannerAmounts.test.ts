import fc from 'fast-check';
import { sql } from 'kysely';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCheckout } from '../server/checkout/startCheckout.ts';
import { send } from '../server/testing/request.ts';
import { startTestServer, type TestServer } from '../server/testing/startTestServer.ts';
import { pathIds } from '../src/domain/catalogue/paths.ts';
import { platformIds } from '../src/domain/catalogue/platforms.ts';
import { formatEuro, fromCents, toCents } from '../src/domain/money.ts';
import { consultationRequest, orderRequest } from '../src/orders/checkoutRequest.ts';
import { type CheckoutRequest, checkoutRequestSchema } from '../src/orders/checkoutSchema.ts';
import { Summary } from '../src/wizards/kit/Summary';
import { pathView } from '../src/wizards/planner/planView.ts';
import type { PlannerAnswers } from '../src/wizards/planner/rules/flow.ts';
import { plannerRules } from '../src/wizards/planner/rules/index.ts';
import { beginsWithConsultation, planBill } from '../src/wizards/planner/rules/price.ts';
import { plannerAnswers } from '../src/wizards/planner/testing.ts';

const runs = 2000;
const concurrency = 25;
/**
 * One in this many plans is bought over HTTP, the others by calling the server's function, which takes a third of the time.
 */
const httpInterval = 20;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  // No fsync: these orders needn't survive a power cut.
  await sql`pragma synchronous = off`.execute(server.database);
});
afterAll(() => server.close());

/** Valid plans, each with its own buyer. */
const purchases = fc.sample(
  fc.record({ answers: plannerAnswers, platform: fc.constantFrom(...platformIds), path: fc.constantFrom(...pathIds) }),
  { numRuns: runs, seed: 20261120 },
);

function answersOf({ answers, platform, path }: (typeof purchases)[number], n: number): PlannerAnswers {
  return { ...answers, platform, path, name: `Buyer ${n}`, email: `buyer-${n}@example.ie` };
}

/** The request that the path's button sends. */
function sent(answers: PlannerAnswers): CheckoutRequest {
  const request =
    answers.path && beginsWithConsultation(answers.path)
      ? consultationRequest(plannerRules, answers, server.url)
      : orderRequest(plannerRules, answers, server.url);
  if (!request) throw new Error('A plan with platform and path can be bought');
  return request;
}

/** The rendered total and the amount due. */
function onScreen(answers: PlannerAnswers): { total: string; dueToday: string } {
  const html = renderToStaticMarkup(
    createElement(Summary, { view: pathView(answers.path, planBill(answers), () => {}) }),
  );
  const [above = '', stub = ''] = html.split('</output>');
  const amounts = (part: string) => [...part.matchAll(/>([−]?€[\d,.]+)</g)].map(([, amount]) => amount ?? '');
  return { total: amounts(above).at(-1) ?? '', dueToday: amounts(stub)[0] ?? '' };
}

// Ten seconds of work. The limit is for a slow machine that is busy with other tests.
test('for 2,000 plans, screen, request and server agree to the cent', async () => {
  const buy = async (plan: (typeof purchases)[number], n: number) => {
    const request = JSON.stringify(sent(answersOf(plan, n)));
    if (n % httpInterval > 0) {
      await startCheckout(server.context, checkoutRequestSchema.parse(JSON.parse(request)), `plan-${n}`);
      return;
    }
    const { status, body } = await send(`${server.url}/api/create-checkout-session`, request);
    expect(status, JSON.stringify(body)).toBe(200);
  };
  for (let first = 0; first < runs; first += concurrency) {
    await Promise.all(purchases.slice(first, first + concurrency).map((plan, at) => buy(plan, first + at)));
  }
  const orders = await server.database.selectFrom('orders').selectAll().execute();
  const byBuyer = new Map(orders.map((order) => [order.name, order]));
  expect(byBuyer.size).toBe(runs);
  for (const [n, plan] of purchases.entries()) {
    const answers = answersOf(plan, n);
    const order = byBuyer.get(answers.name);
    const shown = onScreen(answers);
    expect(toCents(sent(answers).price)).toBe(order?.deposit_cents);
    expect(shown.dueToday).toBe(formatEuro(fromCents(order?.deposit_cents ?? 0)));
    // A consultation is a separate order.
    if (!beginsWithConsultation(plan.path)) expect(shown.total).toBe(formatEuro(fromCents(order?.total_cents ?? 0)));
  }
}, 600_000);
