import type { Instalment } from '../../src/domain/balance.ts';
import { type DatabaseKind, sqlite } from './databases.ts';
import { openStripeDesk } from './desk.ts';

/** The example order's balance after its deposit, in cents. */
export const balance = 158_400;
export const oneInstalment: Instalment[] = [{ amount: balance, dueOn: null }];
export const twoInstalments: Instalment[] = [
  { amount: 58_400, dueOn: '2026-12-01' },
  { amount: 100_000, dueOn: '2027-01-10' },
];

/** A desk of Daniel’s whose server takes payments with a fake of Stripe, for tests about balances. */
export async function balanceTests({ create }: Pick<DatabaseKind, 'create'> = sqlite) {
  const desk = await openStripeDesk({ daniel: 'staff' }, { VAT: 'included', ...(await create()) });
  const { server, daniel, pay } = desk;

  /** An order with a paid deposit. @returns its id */
  async function placeOrder(email: string): Promise<string> {
    const { id, session } = await desk.place(email);
    await pay(session);
    return id;
  }

  const readOrder = (id: string) => desk.see(daniel, id);
  const request = (id: string, instalments = oneInstalment, version = 0, headers = {}) =>
    daniel.post(`/api/staff/orders/${id}/balance`, { instalments, version }, headers);
  const transfer = (id: string, amount: number, version: number, moreThanDue = false) =>
    daniel.post(`/api/staff/orders/${id}/transfers`, {
      amount,
      day: '2026-11-20',
      reference: 'BYRNE',
      version,
      moreThanDue,
    });

  /** E-mails about an order, oldest first, with how long each was held, in milliseconds. */
  const mails = async (id: string) =>
    (
      await server.database
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
  return { ...desk, placeOrder, readOrder, request, transfer, mails, linkOf, submitPayment };
}
