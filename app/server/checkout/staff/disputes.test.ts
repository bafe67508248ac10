import { describe, expect, test } from 'vitest';
import { balance, balanceTests } from '../../testing/balance.ts';
import { todayOf } from '../../testing/desk.ts';
import { sendStripeEvent, stripeDispute } from '../../testing/stripeEvents.ts';

const dueBy = '2026-12-01T12:00:00.000Z';

describe('a dispute', async () => {
  const desk = await balanceTests();
  const { placeOrder, readOrder, request, mails, linkOf } = desk;
  const today = async () => await todayOf(desk.daniel);
  /** What Today says of an order's money. */
  const needOf = async (id: string) => (await today()).needs.find((need) => need.kind === 'money' && need.id === id);
  const timeline = async (id: string) => (await readOrder(id)).events.map(({ what }) => what);
  const textOf = async (link: string) => (await fetch(link)).text();
  const noticesOf = async (id: string) =>
    (await mails(id)).flatMap(({ subject, toAgency }) =>
      toAgency && /isput/.test(subject) ? [subject.replace(/ \(.*/, '')] : [],
    );

  /** An order whose deposit is disputed, after something else. @returns it, its page, and what tells more of it */
  async function dispute(email: string, before: (id: string) => Promise<unknown> = async () => {}) {
    const id = await placeOrder(email);
    await before(id);
    const payment = (await readOrder(id)).payments[0]?.id ?? '';
    const tell = (type: string, status: string, at: number) =>
      sendStripeEvent(desk.server, `charge.dispute.${type}`, stripeDispute(`pi_${payment}`, status), { at });
    await tell('created', 'needs_response', 1);
    return { id, page: `https://dashboard.stripe.com/test/payments/pi_${payment}`, tell };
  }

  test('is on Today and on the order with its amount, its reason, its last day and its page in Stripe', async () => {
    const { id, page } = await dispute('open@example.ie');
    expect(await needOf(id)).toMatchObject({
      title: expect.stringMatching(/^€396 disputed: /),
      about: 'Ann Byrne · Fraudulent · answer in Stripe by 1 December 2026',
      alarm: true,
      page,
      dueBy,
    });
    expect(await readOrder(id)).toMatchObject({
      status: 'disputed',
      money: { received: 39_600, returned: 0, lost: 0, disputed: 39_600 },
      isRequestable: false,
      payments: [{ page, dispute: { state: 'open', amount: 39_600, reason: 'Fraudulent', dueBy } }],
    });
    expect(await timeline(id)).toContain('€396 disputed by the customer’s bank');
    expect(await noticesOf(id)).toEqual(['Action needed: a payment is disputed: €396']);
    const notice = (await mails(id)).at(-1)?.text;
    expect(notice).toContain('by 1 December 2026');
    expect(notice).toContain('Reason: fraudulent');
  });

  test('of an order that is done is on Today too; once it is answered, it has no last day', async () => {
    const { id, tell } = await dispute('done@example.ie');
    await desk.daniel.post(`/api/staff/orders/${id}/stage`, { stage: 'done', version: 0 });
    const { counts } = await today();
    expect(await needOf(id)).toBeDefined();
    await tell('updated', 'under_review', 2);
    const need = await needOf(id);
    expect(need).toMatchObject({ about: 'Ann Byrne · Fraudulent · the bank is reviewing it' });
    expect(need).not.toHaveProperty('dueBy');
    expect(await readOrder(id)).toMatchObject({ payments: [{ dispute: { state: 'open', dueBy: null } }] });
    await tell('closed', 'won', 3);
    expect(await needOf(id)).toBeUndefined();
    expect((await today()).counts.money).toBe(counts.money - 1);
  });

  test('pauses the link to pay the balance; won, it works again', async () => {
    const { id, tell } = await dispute('won@example.ie', request);
    const link = await linkOf(id);
    expect(await textOf(link)).toContain('This can’t be paid at the moment');
    await tell('funds_withdrawn', 'under_review', 2);
    await tell('closed', 'won', 9);
    // An older event that comes late changes nothing.
    await tell('updated', 'under_review', 5);
    expect(await textOf(link)).toContain('Pay €1,584');
    expect(await readOrder(id)).toMatchObject({
      status: 'paid',
      money: { returned: 0, lost: 0, disputed: 0, due: balance },
      balance: { state: 'requested' },
      payments: [{ dispute: { state: 'won', dueBy: null } }],
    });
    expect(await timeline(id)).toEqual(
      expect.arrayContaining(['€396 disputed by the customer’s bank', 'Dispute won: €396 stays with you']),
    );
    expect(await noticesOf(id)).toContain('A dispute was closed in your favour: €396');
  });

  test('lost, its money went back: nothing can be refunded or requested, and both histories say so', async () => {
    const { id, tell } = await dispute('lost@example.ie');
    await tell('closed', 'lost', 9);
    expect(await readOrder(id)).toMatchObject({
      status: 'refunded',
      money: { received: 39_600, returned: 39_600, lost: 39_600, disputed: 0 },
      isRequestable: false,
      payments: [{ refundable: 0, returned: 39_600, dispute: { state: 'lost' } }],
    });
    expect((await timeline(id)).at(-1)).toBe('Dispute lost: €396 went back to the customer');
    expect(await noticesOf(id)).toContain('A dispute was lost: €396');
    const toBuyer = (await mails(id)).filter(({ toAgency }) => !toAgency);
    expect(toBuyer.at(-1)?.subject).toMatch(/^Your credit note from .*: €396 /);
    expect(await needOf(id)).toBeUndefined();
  });
});
