import { addDays } from '../../src/domain/booking/day.ts';
import { todayIn } from '../../src/domain/booking/slots.ts';
import { industryIds } from '../../src/domain/catalogue/industries.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { fromCents } from '../../src/domain/money.ts';
import type { Stage } from '../../src/domain/staff/stages.ts';
import { describeOrder } from '../../src/orders/brief.ts';
import { priceOf } from '../../src/orders/selection.ts';
import { balanceToken, hashOfBalanceToken } from '../balance/link.ts';
import { newBalanceRequest } from '../balance/requests.ts';
import { isPaidFor, orderStatusOf } from '../checkout/orderStatus.ts';
import { newOrder } from '../checkout/orders.ts';
import { newPayment } from '../checkout/payments.ts';
import type { BalanceRequestRow } from '../db/tables/balance.ts';
import type { OrderRow, PaymentRow, TransferRow } from '../db/tables/orders.ts';
import type { OrderNoteRow } from '../db/tables/staff.ts';
import { currency } from '../payments/provider.ts';
import type { Settings } from '../settings.ts';
import type { Random } from './random.ts';
import { keywordLists, noteTexts, type Person, selectionsByWizard, wishTexts } from './samples.ts';

/** The outcome of an order's payments. */
export const courses = [
  'open',
  'processing',
  'failed',
  'expired',
  'deposit',
  'balance',
  'partly-refunded',
  'refunded',
  'disputed',
  'dispute-won',
  'dispute-lost',
  'wrong-amount',
  'paid-twice',
  'balance-requested',
  'balance-overdue',
] as const;
type Course = (typeof courses)[number];

/** An order with all its records. */
export interface SampleOrder {
  order: OrderRow;
  payments: PaymentRow[];
  transfers: TransferRow[];
  requests: BalanceRequestRow[];
  notes: OrderNoteRow[];
}

const hour = 3_600_000;
const day = 24 * hour;
const origin = 'https://agency.example';

/** The minimum and maximum age of an order of each outcome, in days: a slow deposit doesn't take a month. */
const ages: Readonly<Partial<Record<Course, readonly [from: number, to: number]>>> = {
  open: [0, 0.8],
  processing: [0, 2],
  expired: [2, 80],
  failed: [0, 80],
  disputed: [4, 25],
  balance: [20, 180],
  'balance-requested': [20, 60],
  'balance-overdue': [20, 60],
  'dispute-won': [60, 180],
  'dispute-lost': [60, 180],
};

/** The share of each outcome, in percent. */
const shares: readonly (readonly [Course, number])[] = [
  ['open', 1],
  ['processing', 1],
  ['failed', 3],
  ['expired', 7],
  ['balance', 60],
  ['partly-refunded', 2],
  ['refunded', 1],
  ['disputed', 1],
  ['dispute-won', 1],
  ['dispute-lost', 1],
  ['wrong-amount', 1],
  ['paid-twice', 1],
  ['balance-requested', 2],
  ['balance-overdue', 1],
];

function someCourse(random: Random): Course {
  let left = random.next() * 100;
  for (const [course, share] of shares) {
    left -= share;
    if (left < 0) return course;
  }
  return 'deposit';
}

/** An order of the last half year. @param number of the order: the first ones show every outcome once */
export function sampleOrder(
  random: Random,
  person: Person,
  number: number,
  settings: Pick<Settings, 'secret'>,
  now: Date,
): SampleOrder {
  const course = courses[number] ?? someCourse(random);
  const [from, to] = ages[course] ?? [0, 180];
  const placed = new Date(now.getTime() - Math.floor((from + random.next() * (to - from)) * day) - 60_000);
  const at = placed.toISOString();
  const selection = random.pick(random.pick(selectionsByWizard));
  const brief = {
    version: 1,
    about: { industry: random.pick(industryIds) },
    wishes: { notes: random.pick(wishTexts), keywords: random.pick(keywordLists), systems: [], dashboards: [] },
    topic: null,
  } as const;
  const bill = priceOf(selection);
  const request = {
    ...person,
    ...describeOrder(selection, brief),
    price: bill.due.amount,
    success_url: `${origin}/checkout-success`,
    cancel_url: `${origin}/checkout-cancel`,
    selection,
    brief,
  };
  const id = random.id();
  const session = `demo_${id}`;
  const fresh: OrderRow = {
    ...newOrder(request, bill, `sample-${id}`, 'demo', placed),
    id,
    provider_session_id: session,
    checkout_url: `${origin}/checkout/demo/${id}`,
  };
  const { payments, transfers } = moneyOf(random, course, fresh, newPayment(fresh, session, placed), now);
  const status = orderStatusOf(fresh, payments);
  const isPaid = isPaidFor({ status });
  const order: OrderRow = {
    ...fresh,
    status,
    paid_at: isPaid ? at : null,
    updated_at: payments.at(-1)?.updated_at ?? at,
    stage: stageOf(random, isPaid, status === 'refunded', (now.getTime() - placed.getTime()) / day),
  };
  const notes: OrderNoteRow[] = random.happens(0.15)
    ? [{ id: random.id(), order_id: id, author: 'sample', text: random.pick(noteTexts), created_at: at }]
    : [];
  return { order, payments, transfers, requests: requestsOf(random, course, order, settings, now), notes };
}

/** The request for the balance: due in ten days, or three days ago. */
function requestsOf(
  random: Random,
  course: Course,
  order: OrderRow,
  settings: Pick<Settings, 'secret'>,
  now: Date,
): BalanceRequestRow[] {
  const amount = order.total_cents - order.deposit_cents;
  if (!course.startsWith('balance-') || amount === 0) return [];
  const today = todayIn(opening, now);
  const dueOn = addDays(today, course === 'balance-overdue' ? -3 : 10);
  const asked = new Date(now.getTime() - 8 * day);
  const id = random.id();
  const token_hash = hashOfBalanceToken(balanceToken(id, settings));
  const request = newBalanceRequest(order, [{ amount, dueOn }], settings, asked, addDays(today, -8));
  return [{ ...request, id, token_hash, reminded: course === 'balance-overdue' ? `${dueOn} after` : null }];
}

function stageOf(random: Random, isPaid: boolean, isRefunded: boolean, age: number): Stage {
  if (isRefunded) return 'stopped';
  if (!isPaid || age < 3) return 'new';
  if (age < 30) return random.pick(['in-progress', 'in-progress', 'waiting']);
  return random.happens(0.97) ? 'done' : 'waiting';
}

function moneyOf(
  random: Random,
  course: Course,
  order: OrderRow,
  opened: PaymentRow,
  now: Date,
): Pick<SampleOrder, 'payments' | 'transfers'> {
  const none = { transfers: [] };
  const placed = Date.parse(order.created_at);
  const later = (days: number) => new Date(Math.min(placed + days * day, now.getTime())).toISOString();
  const paid: PaymentRow = {
    ...opened,
    status: 'paid',
    intent_id: `pi_${opened.id}`,
    amount_cents: order.deposit_cents,
    currency,
    paid_at: order.created_at,
  };
  const balance = order.total_cents - order.deposit_cents;
  switch (course) {
    case 'open':
      return { ...none, payments: [opened] };
    case 'processing':
    case 'failed':
    case 'expired':
      return { ...none, payments: [{ ...opened, status: course }] };
    case 'deposit':
    case 'balance-requested':
    case 'balance-overdue':
      return { ...none, payments: [paid] };
    case 'balance':
      return balance > 0 ? transferred(random, order, paid, balance, later(14)) : { ...none, payments: [paid] };
    case 'refunded':
    case 'partly-refunded': {
      const returned = course === 'refunded' ? order.deposit_cents : Math.ceil(order.deposit_cents / 2);
      const at = later(6);
      return { ...none, payments: [{ ...paid, refunded_cents: returned, refunded_as_of: at, updated_at: at }] };
    }
    case 'disputed':
    case 'dispute-won':
    case 'dispute-lost': {
      const dispute = ({ disputed: 'open', 'dispute-won': 'won', 'dispute-lost': 'lost' } as const)[course];
      const at = later(3);
      const disputed = {
        dispute,
        disputed_cents: order.deposit_cents,
        dispute_as_of: at,
        disputed_at: later(2),
        dispute_reason: 'product_unacceptable',
        dispute_due_by: dispute === 'open' ? new Date(now.getTime() + 8 * day).toISOString() : null,
        updated_at: at,
      };
      return { ...none, payments: [{ ...paid, ...disputed }] };
    }
    case 'wrong-amount':
      // The deposit less a bank's fee of a euro.
      return { ...none, payments: [{ ...paid, amount_cents: order.deposit_cents - 100 }] };
    case 'paid-twice': {
      const again = {
        id: `${opened.id}_2`,
        intent_id: `pi_${opened.id}_2`,
        created_at: later(0.01),
        paid_at: later(0.01),
      };
      return { ...none, payments: [paid, { ...paid, ...again, updated_at: again.created_at }] };
    }
  }
}

/** The balance, paid to the agency's bank account. */
function transferred(
  random: Random,
  order: OrderRow,
  deposit: PaymentRow,
  amount: number,
  at: string,
): Pick<SampleOrder, 'payments' | 'transfers'> {
  const payment: PaymentRow = {
    ...deposit,
    id: `transfer_${random.id()}`,
    provider: 'transfer',
    expires_at: at,
    intent_id: null,
    asked_cents: amount,
    amount_cents: amount,
    checked_at: at,
    paid_at: at,
    created_at: at,
    updated_at: at,
  };
  const entry: TransferRow = {
    id: random.id(),
    payment_id: payment.id,
    amount_cents: amount,
    day: todayIn(opening, new Date(at)),
    reference: `${order.name}, ${fromCents(amount)} euro`,
    reverses: null,
    created_at: at,
  };
  return { payments: [deposit, payment], transfers: [entry] };
}
