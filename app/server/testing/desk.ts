import type { StaffOrder } from '../../src/domain/contract/staff/orders.ts';
import type { Today } from '../../src/domain/contract/staff/today.ts';
import type { Role } from '../../src/domain/staff/roles.ts';
import { openMember, openStripe, openTestServer } from './openTestServer.ts';
import { order } from './request.ts';
import type { Member } from './staff.ts';
import type { TestServer, TestServerOptions } from './startTestServer.ts';
import { sendStripeEvent, webhookSecret } from './stripeEvents.ts';
import type { FakeSession } from './stripeFake.ts';

const names = { aoife: 'Aoife Nolan', daniel: 'Daniel Roche', eve: 'Eve Kane' } as const;
type Roles<Name extends keyof typeof names> = Readonly<Record<Name, Role>>;
type Environment = NonNullable<TestServerOptions['environment']>;

/** What Today shows a member. */
export const todayOf = async (by: Pick<Member, 'get'>) => (await by.get('/api/staff/today')).body as unknown as Today;

/**
 * A server and members of its team, who are logged in to the desk: "aoife" as aoife@agency.example. Its e-mails wait until an
 * action or a test wakes their worker. It is closed after the tests of the file, or of the async `describe` that awaits it.
 */
export async function openDesk<Name extends keyof typeof names = never>(
  roles: Roles<Name>,
  environment: Environment = {},
): Promise<{ server: TestServer } & Record<Name, Member>> {
  const server = await openTestServer({ environment, timing: { outboxInterval: 3_600_000 } });
  const members = {} as Record<Name, Member>;
  for (const name of Object.keys(roles) as Name[]) members[name] = await openMember(server, roles[name], names[name]);
  return { server, ...members };
}

/** A desk whose server takes payments with a fake of Stripe. */
export async function openStripeDesk<Name extends keyof typeof names>(
  roles: Roles<Name>,
  environment: Environment = {},
) {
  const { fake, keys } = await openStripe();
  const desk = await openDesk(roles, { ...keys, STRIPE_WEBHOOK_SECRET: webhookSecret, ...environment });
  const { server } = desk;
  return {
    ...desk,
    fake,
    /** Pays a session, and sends Stripe's webhook. */
    async pay(session: string, change: Partial<FakeSession> = {}) {
      const { payment_intent, ...paid } = fake.pay(session, change);
      await sendStripeEvent(server, 'checkout.session.completed', { ...paid, payment_intent: payment_intent?.id });
    },
    /** Places an order, which isn't paid yet. */
    async place(email: string, idempotencyKey?: string) {
      const session = String((await order(server, { email }, idempotencyKey)).body.id);
      const placed = server.database.selectFrom('orders').selectAll().where('provider_session_id', '=', session);
      const row = await placed.executeTakeFirstOrThrow();
      return { id: row.id, row, session };
    },
    see: async (by: Member, id: string) => (await by.get(`/api/staff/orders/${id}`)).body as unknown as StaffOrder,
  };
}
