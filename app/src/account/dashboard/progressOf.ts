import type { AccountOrder } from '../../domain/contract/account.ts';
import { formatCents } from '../../domain/money.ts';
import { canOrderAgain } from '../../domain/orderStatus.ts';
import { dateOf } from './bookingTime.ts';
import { progressWords as words } from './words.ts';

/** A step of an order, and whether it is done. */
export interface ProgressStep {
  name: string;
  value: string;
  done: boolean;
}

/**
 * The progress of an order: ordered, deposit paid, balance paid; of a consultation: ordered, paid, its time chosen. Empty
 * when it expired unpaid, or while its payments don't match.
 */
export function progressOf(order: AccountOrder): readonly ProgressStep[] {
  const { status, total, deposit, due, balance, createdAt, wizard, timeUrl } = order;
  const paid = status === 'paid' || status === 'paid-twice';
  const pending = status === 'open' || status === 'processing' || status === 'checking';
  if (!(paid || pending) || canOrderAgain(order) || order.ended !== null) return [];
  const ordered = { name: words.ordered, value: dateOf(createdAt), done: true };
  const now = paid ? words.paid(formatCents(deposit)) : formatCents(deposit);
  const payment = { name: words.payment, value: now, done: paid };
  if (wizard === 'consultation') return [ordered, payment, { name: words.time, ...timeStep() }];
  if (deposit === total) return [ordered, payment];
  return [ordered, { name: words.deposit, value: now, done: paid }, { name: words.balance, ...balanceStep() }];

  function timeStep(): Omit<ProgressStep, 'name'> {
    if (!paid) return { value: words.afterPayment, done: false };
    return timeUrl === undefined ? { value: words.booked, done: true } : { value: words.unbooked, done: false };
  }

  function balanceStep(): Omit<ProgressStep, 'name'> {
    if (paid && due === 0) return { value: words.paid(formatCents(total - deposit)), done: true };
    const rest = formatCents(paid ? due : total - deposit);
    return { value: balance ? words.requested(rest) : words.later(rest), done: false };
  }
}
