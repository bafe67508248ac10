import type { AccountOrder } from '../../domain/contract/account.ts';
import { dateInWords } from '../../domain/dates.ts';
import { formatCents } from '../../domain/money.ts';
import { canOrderAgain } from '../../domain/orderStatus.ts';
import { dayOf } from './bookingTime.ts';
import { progressWords as words } from './words.ts';

/** A step of an order, and whether it is done. */
export interface ProgressStep {
  name: string;
  value: string;
  done: boolean;
}

/**
 * The progress of an order: ordered, deposit paid, balance paid. Empty when it expired unpaid, or while its payments don't
 * match.
 */
export function progressOf(order: AccountOrder): readonly ProgressStep[] {
  const { status, total, deposit, due, balance, createdAt } = order;
  const paid = status === 'paid' || status === 'paid-twice';
  const pending = status === 'open' || status === 'processing' || status === 'checking';
  if (!(paid || pending) || canOrderAgain(order)) return [];
  const ordered = { name: words.ordered, value: dateInWords(dayOf(createdAt)), done: true };
  const now = paid ? words.paid(formatCents(deposit)) : formatCents(deposit);
  if (deposit === total) return [ordered, { name: words.payment, value: now, done: paid }];
  return [ordered, { name: words.deposit, value: now, done: paid }, { name: words.balance, ...balanceStep() }];

  function balanceStep(): Omit<ProgressStep, 'name'> {
    if (paid && due === 0) return { value: words.paid(formatCents(total - deposit)), done: true };
    const rest = formatCents(paid ? due : total - deposit);
    return { value: balance ? words.requested(rest) : words.later(rest), done: false };
  }
}
