import { beforeAll, describe, expect, test } from 'vitest';
import { defaultCatalogue as catalogue } from '../../../src/domain/catalogue/defaultCatalogue.ts';
import type { Account } from '../../../src/domain/contract/account.ts';
import type { StaffOrder, StaffOrderRow } from '../../../src/domain/contract/staff/orders.ts';
import type { Today } from '../../../src/domain/contract/staff/today.ts';
import { expectedByTransfer, isCancellable, moneyWords } from '../../../src/domain/staff/moneyWords.ts';
import { priceOf } from '../../../src/orders/selection.ts';
import { orderStatusOf } from '../../orders/orderStatus.ts';
import { newOrder } from '../../orders/orders.ts';
import { newPayment } from '../../orders/payments.ts';
import type { OrderRow, PaymentRow } from '../../orders/table.ts';
import { type Browser, member as visitor } from '../../testing/accounts.ts';
import { openDesk } from '../../testing/desk.ts';
import { checkoutRequest, exampleSelection } from '../../testing/request.ts';
import { newBalanceRequest } from '../balance/requests.ts';

const email = 'ann@example.ie';
const at = '2026-11-20T10:00:00.000Z';
const [total, deposit] = [198_000, 39_600];

interface State {
  order?: Partial<OrderRow>;
  /** The deposit, unless it says otherwise. */
  payments: readonly Partial<PaymentRow>[];
  /** The day when a requested balance is due. */
  dueOn?: string;
  /** What the lists, the order's page, Today and the CSV file say. */
  words: string;
  due: number;
  /** Today's list. */
  need?: 'money' | 'overdue' | 'new-order';
  /** What "Next" offers. */
  next: readonly ('request' | 'transfer' | 'cancel')[];
}

const paid = { status: 'paid', amount_cents: deposit, currency: 'eur', paid_at: at } as const;
const balance = { ...paid, asked_cents: total - deposit, amount_cents: total - deposit };
const withdrew = { consumer_withdrew_at: '2026-11-21T10:00:00.000Z' };
const cancelled = { cancelled_at: at };

const states: Readonly<Record<string, State>> = {
  open: { payments: [{}], words: 'Not paid yet', due: total, next: ['transfer', 'cancel'] },
  accepted: {
    order: { due_on: '2026-12-04' },
    payments: [{}],
    words: 'Not paid yet',
    due: total,
    need: 'new-order',
    next: ['transfer', 'cancel'],
  },
  'accepted and overdue': {
    order: { due_on: '2026-11-10' },
    payments: [{}],
    words: 'Payment overdue',
    due: total,
    need: 'overdue',
    next: ['transfer', 'cancel'],
  },
  processing: { payments: [{ status: 'processing' }], words: 'Pending', due: total - deposit, next: ['transfer'] },
  failed: {
    payments: [{ status: 'failed' }],
    words: 'Deposit failed',
    due: total,
    need: 'money',
    next: ['transfer', 'cancel'],
  },
  expired: { payments: [{ status: 'expired' }], words: 'Expired unpaid', due: 0, next: ['transfer'] },
  'partly paid by transfer': {
    payments: [{ ...paid, provider: 'transfer', amount_cents: 10_000, asked_cents: 10_000 }],
    words: '€100 received',
    due: total - 10_000,
    next: ['transfer'],
  },
  'expired and partly paid by transfer': {
    payments: [{ status: 'expired' }, { ...paid, provider: 'transfer', amount_cents: 10_000, asked_cents: 10_000 }],
    words: '€100 received',
    due: total - 10_000,
    next: ['transfer'],
  },
  cancelled: { order: cancelled, payments: [{ status: 'expired' }], words: 'Cancelled', due: 0, next: [] },
  'paid after it was cancelled': {
    order: cancelled,
    payments: [paid],
    words: 'Paid after it was cancelled',
    due: 0,
    need: 'money',
    next: [],
  },
  'paid twice after it was cancelled': {
    order: cancelled,
    payments: [paid, paid],
    words: 'Paid after it was cancelled',
    due: 0,
    need: 'money',
    next: [],
  },
  'deposit paid': {
    payments: [paid],
    words: 'Deposit paid',
    due: total - deposit,
    need: 'new-order',
    next: ['request', 'transfer'],
  },
  'balance requested': {
    payments: [paid],
    dueOn: '2026-12-20',
    words: 'Balance requested',
    due: total - deposit,
    need: 'new-order',
    next: ['transfer'],
  },
  'balance overdue': {
    order: { stage: 'in-progress' },
    payments: [paid],
    dueOn: '2026-11-10',
    words: 'Balance overdue',
    due: total - deposit,
    need: 'overdue',
    next: ['transfer'],
  },
  'balance on its way after its request was withdrawn': {
    payments: [paid, { status: 'processing', asked_cents: total - deposit }],
    words: 'Balance on its way',
    due: 0,
    need: 'new-order',
    next: [],
  },
  'requested balance on its way': {
    payments: [paid, { status: 'processing', asked_cents: total - deposit }],
    dueOn: '2026-11-10',
    words: 'Balance on its way',
    due: 0,
    need: 'new-order',
    next: [],
  },
  'part of the balance on its way': {
    payments: [paid, { status: 'processing', asked_cents: 58_400 }],
    words: 'Deposit paid',
    due: total - deposit - 58_400,
    need: 'new-order',
    next: ['request', 'transfer'],
  },
  'paid in full': { payments: [paid, balance], words: 'Paid', due: 0, need: 'new-order', next: [] },
  'partly refunded': {
    payments: [{ ...paid, refunded_cents: 10_000 }],
    words: '€100 refunded',
    due: total - deposit,
    need: 'new-order',
    next: ['request', 'transfer'],
  },
  refunded: { payments: [{ ...paid, refunded_cents: deposit }], words: 'Refunded', due: 0, next: [] },
  disputed: {
    payments: [{ ...paid, dispute: 'open', disputed_cents: deposit }],
    words: '€396 disputed',
    due: total - deposit,
    need: 'money',
    next: ['transfer'],
  },
  'lost in a dispute': {
    payments: [{ ...paid, dispute: 'lost', disputed_cents: deposit }],
    words: '€396 lost in a dispute',
    due: 0,
    next: [],
  },
  'wrong amount': {
    payments: [{ ...paid, amount_cents: 100 }],
    words: 'Wrong amount paid',
    due: total - 100,
    need: 'money',
    next: ['transfer'],
  },
  'paid twice': {
    payments: [paid, paid],
    words: 'Paid twice',
    due: total - 2 * deposit,
    need: 'money',
    next: ['transfer'],
  },
  withdrawn: {
    order: withdrew,
    payments: [paid],
    words: 'Withdrawn: refund due',
    due: 0,
    need: 'money',
    next: [],
  },
  'withdrawn and unpaid': {
    order: { ...withdrew, checkout_url: 'https://checkout.stripe.com/pay' },
    payments: [{}],
    words: 'Withdrawn',
    due: 0,
    next: ['cancel'],
  },
  'withdrawn and partly refunded': {
    order: withdrew,
    payments: [{ ...paid, refunded_cents: 10_000 }],
    words: 'Withdrawn: refund due',
    due: 0,
    need: 'money',
    next: [],
  },
  'withdrawn and its part refunded': {
    order: withdrew,
    payments: [{ ...paid, asked_cents: 10_000, amount_cents: 10_000, refunded_cents: 10_000 }],
    words: 'Withdrawn',
    due: 0,
    next: [],
  },
  'withdrawn and refunded': {
    order: withdrew,
    payments: [{ ...paid, refunded_cents: deposit }],
    words: 'Refunded',
    due: 0,
    next: [],
  },
};

describe('the state of an order’s money', async () => {
  const { server, daniel: owner } = await openDesk({ daniel: 'staff' });
  let buyer: Browser;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    buyer = await visitor(server, email);
    server.clock.now = new Date('2026-11-22T10:00:00.000Z');
    for (const [name, state] of Object.entries(states)) ids.set(name, await place(name, state));
  });

  async function place(name: string, { order: change = {}, payments, dueOn }: State): Promise<string> {
    const { database, settings } = server;
    const request = checkoutRequest(server, { email, name });
    const fresh = newOrder(catalogue, request, priceOf(catalogue, exampleSelection), name, 'demo', server.clock.now);
    const order = { ...fresh, created_at: at, provider_session_id: `${fresh.id} 0`, ...change };
    const rows = payments.map((each, number) => ({
      ...newPayment(order, `${order.id} ${number}`, server.clock.now),
      created_at: at,
      ...each,
    }));
    const status = orderStatusOf(order, rows);
    const paid_at = rows.some((row) => row.status === 'paid') ? at : null;
    await database
      .insertInto('orders')
      .values({ ...order, status, paid_at })
      .execute();
    await database.insertInto('payments').values(rows).execute();
    if (dueOn) {
      const plan = [{ amount: total - deposit, dueOn }];
      const row = newBalanceRequest(order, plan, settings, server.clock.now, '2026-11-01');
      await database.insertInto('balance_requests').values(row).execute();
    }
    return order.id;
  }

  const csv = async () => {
    const { bytes } = await owner.download('/api/staff/orders.csv?search=ann@');
    const [head = '', ...lines] = String(bytes).split('\r\n');
    const columns = head.split(',');
    return (name: string, column: string) =>
      lines.find((line) => line.includes(`,${name},`))?.split(',')[columns.indexOf(column)];
  };

  test('is the same in the list, on the order’s page, in the CSV file, on Today and in the buyer’s account', async () => {
    const { rows } = (await owner.get('/api/staff/orders?search=ann@&limit=100')).body as unknown as {
      rows: StaffOrderRow[];
    };
    const { needs } = (await owner.get('/api/staff/today')).body as unknown as Today;
    const { orders } = (await buyer.get('/api/account')).body as unknown as Account;
    const cell = await csv();
    const due = await owner.get('/api/staff/orders?view=balance-due&limit=100');
    const listed = new Set((due.body as unknown as { rows: StaffOrderRow[] }).rows.map(({ id }) => id));
    for (const [name, { words, due: owed, need, next }] of Object.entries(states)) {
      const id = ids.get(name);
      const row = rows.find((each) => each.id === id);
      const order = (await owner.get(`/api/staff/orders/${id}`)).body as unknown as StaffOrder;
      const account = orders.find((each) => each.id === id);
      if (!row || !account) throw new Error(`${name} is missing`);
      const ownNeeds = needs.filter((each) => each.id === id);
      const offered = [
        ...(order.isRequestable ? ['request'] : []),
        ...(expectedByTransfer(order) > 0 ? ['transfer'] : []),
        ...(isCancellable(order) ? ['cancel'] : []),
      ];
      expect({
        name,
        list: moneyWords(row).text,
        page: moneyWords(order).text,
        csv: cell(name, 'Status'),
        due: [row.money.due, order.money.due, account.due, Math.round(Number(cell(name, 'Due')) * 100)],
        needs: ownNeeds.map(({ kind }) => kind),
        told: ownNeeds.every(({ title, about, kind }) => kind === 'overdue' || `${title} ${about}`.includes(words)),
        offered,
        payable: order.ended !== null && account.checkout !== null,
        missing: account.missing,
        balanceDue: listed.has(order.id),
      }).toEqual({
        name,
        list: words,
        page: words,
        csv: words,
        due: [owed, owed, owed, owed],
        needs: need ? [need] : [],
        told: true,
        offered: next,
        payable: false,
        missing: words === '€100 received' ? deposit - 10_000 : undefined,
        balanceDue: ['paid', 'partly-refunded'].includes(order.status) && owed > 0,
      });
    }
  });
});
