import { addDays } from '../../src/domain/booking/day.ts';
import { todayIn } from '../../src/domain/booking/slots.ts';
import { defaultCatalogue as catalogue } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { industryIds } from '../../src/domain/catalogue/ids.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { day, minute } from '../../src/domain/durations.ts';
import { fromCents } from '../../src/domain/money.ts';
import type { Stage } from '../../src/domain/staff/stages.ts';
import { describeOrder } from '../../src/orders/brief.ts';
import { priceOf } from '../../src/orders/selection.ts';
import { newBalanceRequest } from '../checkout/balance/requests.ts';
import { balanceToken, hashOfBalanceToken } from '../checkout/payLink.ts';
import { isPaidFor, orderStatusOf } from '../orders/orderStatus.ts';
import { newOrder } from '../orders/orders.ts';
import { newPayment } from '../orders/payments.ts';
import type { BalanceRequestRow, OrderRow, PaymentRow, TransferRow } from '../orders/table.ts';
import { currency } from '../platform/payments/provider.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { OrderNoteRow } from '../team/table.ts';
import { keywordLists, noteTexts, type Person, type Random, selectionOf, wishTexts } from './samples.ts';

/**
 * The outcomes of an order's payments: the share in percent, and the age in days, because a slow deposit doesn't take a month.
 */
const outcomes = {
  open: { share: 1, from: 0, to: 0.8 },
  processing: { share: 1, from: 0, to: 2 },
  failed: { share: 3, from: 0, to: 80 },
  expired: { share: 7, from: 2, to: 80 },
  deposit: { share: 17, from: 0, to: 180 },
  balance: { share: 60, from: 20, to: 180 },
  'partly-refunded': { share: 2, from: 0, to: 180 },
  refunded: { share: 1, from: 0, to: 180 },
  disputed: { share: 1, from: 4, to: 25 },
  'dispute-won': { share: 1, from: 60, to: 180 },
  'dispute-lost': { share: 1, from: 60, to: 180 },
  'wrong-amount': { share: 1, from: 0, to: 180 },
  'paid-twice': { share: 1, from: 0, to: 180 },
  'balance-requested': { share: 2, from: 20, to: 60 },
  'balance-overdue': { share: 1, from: 20, to: 60 },
} as const;
type Course = keyof typeof outcomes;
const courses = Object.keys(outcomes) as Course[];
/** Each as often as its share. */
const hundred = courses.flatMap((course) => Array.from({ length: outcomes[course].share }, () => course));

/** An order with all its records. */
export interface SampleOrder {
  order: OrderRow;
  payments: PaymentRow[];
  transfers: TransferRow[];
  requests: BalanceRequestRow[];
  notes: OrderNoteRow[];
}

const origin = 'https://agency.example';

/** An order of the last half year. @param number of the order: the first ones show every outcome once */
export function sampleOrder(
  random: Random,
  person: Person,
  number: number,
  settings: Pick<Settings, 'secret'>,
  now: Date,
  terms: string,
): SampleOrder {
  const course = courses[number] ?? random.pick(hundred);
  const { from, to } = outcomes[course];
  const placed = new Date(now.getTime() - Math.floor((from + random.next() * (to - from)) * day) - minute);
  const selection = selectionOf(random);
  const brief = {
    version: 1,
    about: { industry: random.pick(industryIds) },
    wishes: { notes: random.pick(wishTexts), keywords: random.pick(keywordLists), systems: [], dashboards: [] },
    topic: null,
  } as const;
  const bill = priceOf(catalogue, selection);
  const request = {
    ...person,
    ...describeOrder(catalogue, selection, brief),
    price: bill.due.amount,
    success_url: `${origin}/checkout-success`,
    cancel_url: `${origin}/checkout-cancel`,
    selection,
    brief,
  };
  const made = newOrder(catalogue, request, bill, `sample-${random.id()}`, 'demo', placed, terms);
  return withMoney(random, course, made, settings, now);
}

/** An order with a course of its payments. @param made as it was placed */
export function withMoney(
  random: Random,
  course: Course,
  made: OrderRow,
  settings: Pick<Settings, 'secret'>,
  now: Date,
): SampleOrder {
  const placed = new Date(made.created_at);
  const id = random.id();
  const session = `demo_${id}`;
  const fresh: OrderRow = {
    ...made,
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
    paid_at: isPaid ? made.created_at : null,
    updated_at: payments.at(-1)?.updated_at ?? made.created_at,
    stage: stageOf(random, isPaid, status === 'refunded', (now.getTime() - placed.getTime()) / day),
  };
  const notes: OrderNoteRow[] = random.happens(0.15)
    ? [{ id: random.id(), order_id: id, author: 'sample', text: random.pick(noteTexts), created_at: made.created_at }]
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

function moneyOf(random: Random, course: Course, order: OrderRow, opened: PaymentRow, now: Date) {
  const later = (days: number) =>
    new Date(Math.min(Date.parse(order.created_at) + days * day, now.getTime())).toISOString();
  const { deposit_cents: deposit, total_cents: total, created_at } = order;
  const paid: PaymentRow = {
    ...opened,
    status: 'paid',
    intent_id: `pi_${opened.id}`,
    amount_cents: deposit,
    currency,
    paid_at: created_at,
  };
  const returned = (refunded_cents: number) => ({ refunded_cents, refunded_as_of: later(6), updated_at: later(6) });
  const disputed = (dispute: 'open' | 'won' | 'lost') => ({
    dispute,
    disputed_cents: deposit,
    dispute_as_of: later(3),
    disputed_at: later(2),
    dispute_reason: 'product_unacceptable',
    dispute_due_by: dispute === 'open' ? new Date(now.getTime() + 8 * day).toISOString() : null,
    updated_at: later(3),
  });
  const soon = later(0.01);
  const second = { id: `${opened.id}_2`, intent_id: `pi_${opened.id}_2` };
  /** The payment of the deposit, unless it was simply paid. */
  const deposits: Partial<Record<Course, PaymentRow>> = {
    open: opened,
    processing: { ...opened, status: 'processing' },
    failed: { ...opened, status: 'failed' },
    expired: { ...opened, status: 'expired' },
    refunded: { ...paid, ...returned(deposit) },
    'partly-refunded': { ...paid, ...returned(Math.ceil(deposit / 2)) },
    disputed: { ...paid, ...disputed('open') },
    'dispute-won': { ...paid, ...disputed('won') },
    'dispute-lost': { ...paid, ...disputed('lost') },
    // Less a bank's fee of a euro.
    'wrong-amount': { ...paid, amount_cents: deposit - 100 },
  };
  const again = { ...paid, ...second, created_at: soon, paid_at: soon, updated_at: soon };
  const payments = [deposits[course] ?? paid, ...(course === 'paid-twice' ? [again] : [])];
  if (course !== 'balance' || total === deposit) return { payments, transfers: [] };
  const { payment, entry } = transferOf(random, order, paid, total - deposit, later(14));
  return { payments: [...payments, payment], transfers: [entry] };
}

/** The balance, paid to the agency's bank account. */
function transferOf(random: Random, order: OrderRow, deposit: PaymentRow, amount: number, at: string) {
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
  return { payment, entry };
}
