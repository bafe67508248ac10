import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Instalment } from '../../src/domain/balance.ts';
import type { StaffOrder } from '../../src/domain/contract/staff/orders.ts';
import { type DatabaseKind, sqlite } from './databases.ts';
import { order } from './request.ts';
import { invite, type Member, staffMember } from './staff.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';
import { sendStripeEvent, webhookSecret } from './stripeEvents.ts';
import { type FakeSession, StripeFake } from './stripeFake.ts';

/** The example order's balance after its deposit, in cents. */
export const balance = 158_400;
export const oneInstalment: Instalment[] = [{ amount: balance, dueOn: null }];
export const twoInstalments: Instalment[] = [
  { amount: 58_400, dueOn: '2026-12-01' },
  { amount: 100_000, dueOn: '2027-01-10' },
];

/** A server with a fake card provider and a member of the team, for tests about balances. Call it within `describe`. */
export function balanceTests({ create }: Pick<DatabaseKind, 'create'> = sqlite) {
  const fake = new StripeFake();
  const tests = {} as { server: TestServer; daniel: Member; fake: StripeFake };
  beforeAll(async () => {
    tests.fake = fake;
    tests.server = await startTestServer({
      environment: {
        VAT: 'included',
        ...(await fake.listen()),
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        ...(await create()),
      },
      timing: { outboxInterval: 3_600_000 },
    });
    await invite(tests.server, 'daniel@agency.example', 'staff');
    tests.daniel = await staffMember(tests.server, 'daniel@agency.example', 'Daniel Roche');
  });
  beforeEach(() => fake.reset());
  afterAll(async () => {
    await tests.server.close();
    await fake.close();
  });

  /** Pays a session, and sends Stripe's webhook. */
  async function pay(session: string, change: Partial<FakeSession> = {}) {
    const { payment_intent, ...paid } = fake.pay(session, change);
    const completed = { ...paid, payment_intent: payment_intent?.id };
    await sendStripeEvent(tests.server, 'checkout.session.completed', completed);
  }

  /** An order with a paid deposit. @returns its id */
  async function placeOrder(email: string): Promise<string> {
    const session = String((await order(tests.server, { email })).body.id);
    await pay(session);
    const payment = tests.server.database.selectFrom('payments').select('order_id').where('id', '=', session);
    return (await payment.executeTakeFirstOrThrow()).order_id;
  }

  const readOrder = async (id: string) =>
    (await tests.daniel.get(`/api/staff/orders/${id}`)).body as unknown as StaffOrder;
  const request = (id: string, instalments = oneInstalment, version = 0, headers = {}) =>
    tests.daniel.post(`/api/staff/orders/${id}/balance`, { instalments, version }, headers);
  const transfer = (id: string, amount: number, version: number, moreThanDue = false) =>
    tests.daniel.post(`/api/staff/orders/${id}/transfers`, {
      amount,
      day: '2026-11-20',
      reference: 'BYRNE',
      version,
      moreThanDue,
    });

  /** E-mails about an order, oldest first, with how long each was held, in milliseconds. */
  const mails = async (id: string) =>
    (
      await tests.server.database
        .selectFrom('outbox')
        .selectAll()
        .where('id', 'like', `${id}-%`)
        .orderBy('created_at')
        .orderBy('to_agency')
        .execute()
    ).map(({ subject, text, created_at, due_at, to_agency, status }) => ({
      subject,
      text,
      status,
      toAgency: to_agency === 1,
      held: Date.parse(due_at) - Date.parse(created_at),
    }));
  /** The link in the e-mail that requested the balance. */
  async function linkOf(id: string): Promise<string> {
    const links = (await mails(id)).flatMap(({ text }) => text.match(/http\S+\/balance\/\S+/) ?? []);
    return links.at(-1) ?? 'none';
  }
  /** Presses the button of the page. @returns where it leads, and the last part of that: on Stripe's page, the session */
  async function submitPayment(link: string): Promise<{ location: string; session: string }> {
    const location = (await fetch(link, { method: 'POST', redirect: 'manual' })).headers.get('location') ?? '';
    return { location, session: location.split('/').at(-1) ?? '' };
  }
  /** Sets the server's clock forward by days. */
  const advanceDays = (days: number) => {
    tests.server.clock.now = new Date(tests.server.clock.now.getTime() + days * 86_400_000);
  };

  return Object.assign(tests, {
    pay,
    placeOrder,
    readOrder,
    request,
    transfer,
    mails,
    linkOf,
    submitPayment,
    advanceDays,
  });
}
