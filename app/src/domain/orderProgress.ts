import { formatCents } from './money.ts';
import { restOf } from './orderStatus.ts';

/** A step of an order, and whether it is done. */
export interface ProgressStep {
  name: string;
  value: string;
  done: boolean;
}

export interface Progress {
  /** The day of the order, in words. */
  orderedOn: string;
  /** Whether the first payment is in. */
  paid: boolean;
  /** Cents. */
  total: number;
  /** The first payment, in cents. */
  deposit: number;
  /** What is still to be paid once the first payment is in, in cents. */
  due: number;
  /** What a bank hasn't confirmed yet, in cents. */
  pending?: number;
  /** Whether the agency has asked for the balance. */
  isRequested?: boolean;
  /** Of a consultation: whether its time is chosen. */
  time?: 'chosen' | 'open' | undefined;
}

/** How many strands of the knot are filled after so many steps. */
export const filledAfter = (done: number, steps: readonly ProgressStep[]): number =>
  Math.floor((3 * done) / Math.max(1, steps.length));

const reached: Readonly<Record<string, string>> = {
  Deposit: 'Deposit paid',
  Payment: 'Paid',
  Balance: 'Paid',
  Time: 'Booked',
};

/** The last step that is done, in words, and the strands that are filled. */
export function reachedState(steps: readonly ProgressStep[]): { words: string; strands: number } {
  const done = steps.filter((step) => step.done);
  const last = done.at(-1)?.name ?? '';
  return { words: reached[last] ?? last, strands: filledAfter(done.length, steps) };
}

/** How far an order has come: ordered, deposit paid, balance paid; of a consultation: ordered, paid, its time chosen. */
export function progressSteps({
  orderedOn,
  paid,
  total,
  deposit,
  due,
  pending = 0,
  isRequested,
  time,
}: Progress): ProgressStep[] {
  const ordered = { name: 'Ordered', value: orderedOn, done: true };
  const first = { value: `${formatCents(deposit)}${paid ? ' paid' : ''}`, done: paid };
  if (time !== undefined) {
    const chosen = paid && time === 'chosen';
    const open = paid ? 'Not chosen yet' : 'After the payment';
    return [ordered, { name: 'Payment', ...first }, { name: 'Time', value: chosen ? 'Booked' : open, done: chosen }];
  }
  if (deposit === total) return [ordered, { name: 'Payment', ...first }];
  const rest = paid ? restOf({ due, pending }) : 'due';
  const isPaid = rest === 'none';
  const amount = formatCents(paid && !isPaid ? due || pending : total - deposit);
  const state = isPaid ? 'paid' : rest === 'on its way' ? rest : isRequested ? 'to pay' : 'later';
  return [ordered, { name: 'Deposit', ...first }, { name: 'Balance', value: `${amount} ${state}`, done: isPaid }];
}
