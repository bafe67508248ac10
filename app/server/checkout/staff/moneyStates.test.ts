import { beforeAll, describe, expect, test } from 'vitest';
import { defaultCatalogue as catalogue } from '../../../src/domain/catalogue/defaultCatalogue.ts';
import type { Account } from '../../../src/domain/contract/account.ts';
import type { OrderView, StaffOrder, StaffOrderRow } from '../../../src/domain/contract/staff/orders.ts';
import { expectedByTransfer, isCancellable, moneyWords } from '../../../src/domain/staff/moneyWords.ts';
import { priceOf } from '../../../src/orders/selection.ts';
import { orderStatusOf } from '../../orders/orderStatus.ts';
import { newOrder } from '../../orders/orders.ts';
import { newPayment } from '../../orders/payments.ts';
import type { OrderRow, PaymentRow } from '../../orders/table.ts';
import { type Browser, member as visitor } from '../../testing/accounts.ts';
import { openDesk, todayOf } from '../../testing/desk.ts';
import { checkoutRequest, exampleSelection } from '../../testing/request.ts';
import { addRows } from '../../testing/serverState.ts';
import { newBalanceRequest } from '../balance/requests.ts';

const email = 'ann@example.ie';
const at = '2026-11-20T10:00:00.000Z';
const [total, deposit] = [198_000, 39_600];

type State = readonly [
  /** The deposit, unless it says otherwise. */
  payments: readonly Partial<PaymentRow>[],
  /** What the lists, the order's page, Today and the CSV file say. */
  words: string,
  due: number,
  /** What "Next" offers. */
  next: readonly ('request' | 'transfer' | 'cancel')[],
  /** Today's list. */
  need?: 'money' | 'overdue' | 'new-order' | null,
  /** The order, and the day when a requested balance is due. */
  more?: { order?: Partial<OrderRow>; dueOn?: string },
];

const paid = { status: 'paid', amount_cents: deposit, currency: 'eur', paid_at: at } as const;
const partPaid = { ...paid, provider: 'transfer', amount_cents: 10_000, asked_cents: 10_000 } as const;
const rest = total - deposit;
const balance = { ...paid, asked_cents: rest, amount_cents: rest };
const onItsWay = { status: 'processing', asked_cents: rest } as const;
const withdrew = { consumer_withdrew_at: '2026-11-21T10:00:00.000Z' };
const cancelled = { cancelled_at: at };

const states: Readonly<Record<string, State>> = {
  open: [[{}], 'Not paid yet', total, ['transfer', 'cancel']],
  accepted: [[{}], 'Not paid yet', total, ['transfer', 'cancel'], 'new-order', { order: { due_on: '2026-11-22' } }],
  'accepted and overdue': [
    [{}],
    'Payment overdue',
    total,
    ['transfer', 'cancel'],
    'overdue',
    { order: { due_on: '2026-11-10' } },
  ],
  processing: [[{ status: 'processing' }], 'Pending', rest, ['transfer']],
  failed: [[{ status: 'failed' }], 'Deposit failed', total, ['transfer', 'cancel'], 'money'],
  expired: [[{ status: 'expired' }], 'Expired unpaid', 0, ['transfer']],
  'partly paid by transfer': [[partPaid], '€100 received', total - 10_000, ['transfer']],
  'expired and partly paid': [[{ status: 'expired' }, partPaid], '€100 received', total - 10_000, ['transfer']],
  cancelled: [[{ status: 'expired' }], 'Cancelled', 0, [], null, { order: cancelled }],
  'cancelled and paid': [[paid], 'Paid after it was cancelled', 0, [], 'money', { order: cancelled }],
  'cancelled and paid twice': [[paid, paid], 'Paid after it was cancelled', 0, [], 'money', { order: cancelled }],
  'deposit paid': [[paid], 'Deposit paid', rest, ['request', 'transfer'], 'new-order'],
  'balance requested': [[paid], 'Balance requested', rest, ['transfer'], 'new-order', { dueOn: '2026-12-20' }],
  'balance due today': [[paid], 'Balance requested', rest, ['transfer'], 'new-order', { dueOn: '2026-11-22' }],
  'balance overdue': [
    [paid],
    'Balance overdue',
    rest,
    ['transfer'],
    'overdue',
    { order: { stage: 'in-progress' }, dueOn: '2026-11-10' },
  ],
  'balance on its way': [[paid, onItsWay], 'Balance on its way', 0, [], 'new-order'],
  'requested balance on its way': [[paid, onItsWay], 'Balance on its way', 0, [], 'new-order', { dueOn: '2026-11-10' }],
  'part on its way': [
    [paid, { status: 'processing', asked_cents: 58_400 }],
    'Deposit paid',
    rest - 58_400,
    ['request', 'transfer'],
    'new-order',
  ],
  'paid in full': [[paid, balance], 'Paid', 0, [], 'new-order'],
  'partly refunded': [
    [{ ...paid, refunded_cents: 10_000 }],
    '€100 refunded',
    rest,
    ['request', 'transfer'],
    'new-order',
  ],
  refunded: [[{ ...paid, refunded_cents: deposit }], 'Refunded', 0, []],
  disputed: [[{ ...paid, dispute: 'open', disputed_cents: deposit }], '€396 disputed', rest, ['transfer'], 'money'],
  'lost in a dispute': [[{ ...paid, dispute: 'lost', disputed_cents: deposit }], '€396 lost in a dispute', 0, []],
  'wrong amount': [[{ ...paid, amount_cents: 100 }], 'Wrong amount paid', total - 100, ['transfer'], 'money'],
  'paid twice': [[paid, paid], 'Paid twice', total - 2 * deposit, ['transfer'], 'money'],
  withdrawn: [[paid], 'Withdrawn: refund due', 0, [], 'money', { order: withdrew }],
  'withdrawn and unpaid': [
    [{}],
    'Withdrawn',
    0,
    ['cancel'],
    null,
    { order: { ...withdrew, checkout_url: 'https://pay.example' } },
  ],
  'withdrawn and partly refunded': [
    [{ ...paid, refunded_cents: 10_000 }],
    'Withdrawn: refund due',
    0,
    [],
    'money',
    { order: withdrew },
  ],
  'withdrawn and its part refunded': [
    [{ ...paid, asked_cents: 10_000, amount_cents: 10_000, refunded_cents: 10_000 }],
    'Withdrawn',
    0,
    [],
    null,
    { order: withdrew },
  ],
  'withdrawn and refunded': [[{ ...paid, refunded_cents: deposit }], 'Refunded', 0, [], null, { order: withdrew }],
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

  async function place(name: string, [payments, , , , , { order: change = {}, dueOn } = {}]: State): Promise<string> {
    const { database, settings } = server;
    const request = checkoutRequest(server, { email, name });
    const { context, clock } = server;
    const bill = priceOf(catalogue, exampleSelection);
    const fresh = newOrder(catalogue, request, bill, name, 'demo', clock.now, context.terms.version);
    const order = { ...fresh, created_at: at, provider_session_id: `${fresh.id} 0`, ...change };
    const rows = payments.map((each, number) => ({
      ...newPayment(order, `${order.id} ${number}`, server.clock.now),
      created_at: at,
      ...each,
    }));
    const status = orderStatusOf(order, rows);
    const paid_at = rows.some((row) => row.status === 'paid') ? at : null;
    await addRows({ database }, 'orders', { ...order, status, paid_at });
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
    const listed = async (query: string) =>
      (await owner.get(`/api/staff/orders?limit=100&${query}`)).body.rows as StaffOrderRow[];
    const rows = await listed('search=ann@');
    const idsOf = async (view: OrderView) => new Set((await listed(`view=${view}`)).map(({ id }) => id));
    const [due, overdue, mine] = [await idsOf('balance-due'), await idsOf('balance-overdue'), await idsOf('needs-me')];
    const { needs } = await todayOf(owner);
    const { orders } = (await buyer.get('/api/account')).body as unknown as Account;
    const cell = await csv();
    for (const [name, [, words, owed, next, need]] of Object.entries(states)) {
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
        views: [due.has(order.id), overdue.has(order.id), need === 'overdue' && mine.has(order.id)],
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
        views: [['paid', 'partly-refunded'].includes(order.status) && owed > 0, need === 'overdue', need === 'overdue'],
      });
    }
  });
});
