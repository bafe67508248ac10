import type { AccountOrder } from '../../domain/contract/account.ts';
import { filledAfter, type ProgressStep, progressSteps } from '../../domain/orderProgress.ts';
import { canOrderAgain, restOf } from '../../domain/orderStatus.ts';
import { FillingKnot } from '../../shell/art/FillingKnot';
import { shortDateOf } from './bookingTime.ts';
import * as progressCss from './order.css';
import { tag } from './user.css';
import { orderWords, statusWordsOf } from './words.ts';

const tones: Readonly<Partial<Record<AccountOrder['status'], 'good' | 'due' | 'waiting' | 'bad'>>> = {
  paid: 'good',
  'partly-refunded': 'good',
  'paid-twice': 'good',
  open: 'due',
  processing: 'waiting',
  checking: 'waiting',
  'needs-attention': 'waiting',
  disputed: 'bad',
  failed: 'bad',
};

/** The status of an order as a tag. */
export function OrderTag({ order }: { order: AccountOrder }) {
  const { status, ended, total, deposit, balance } = order;
  if (balance) {
    return (
      <span className={tag} data-tone="due">
        {status === 'open' || status === 'failed' ? statusWordsOf(order).label : orderWords.balanceTag}
      </span>
    );
  }
  const { label, inFull = label } = statusWordsOf(order);
  const hasBalanceLater = deposit < total && restOf(order) !== 'none';
  return (
    <span className={tag} data-tone={ended === null ? tones[status] : undefined}>
      {hasBalanceLater ? label : inFull}
    </span>
  );
}

interface OrderProgressProps {
  steps: readonly ProgressStep[];
  /** As wide as its panel, with a knot for each step. */
  wide?: boolean;
}

/** The steps of an order, drawn as the three strands of the logo. */
export const OrderProgress = ({ steps, wide = false }: OrderProgressProps) => (
  <dl className={wide ? progressCss.wide : progressCss.narrow}>
    {steps.map(({ name, value, done }, at) => (
      <div key={name} className={progressCss.step} data-done={done || undefined}>
        <dt className={progressCss.stepName}>
          {wide && <FillingKnot className={progressCss.stepKnot} filled={done ? filledAfter(at + 1, steps) : 0} />}
          {name}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Whether the customer can pay for something in an order now. */
export const canPayNow = ({ checkout, balance, payUrl }: AccountOrder) =>
  checkout !== null || balance !== null || payUrl !== undefined;

/** The progress of an order. Empty if it expired unpaid or has ended, and while its payments don't match. */
export function progressOf(order: AccountOrder): readonly ProgressStep[] {
  const { status, total, deposit, due, pending, balance, createdAt, wizard, isBooked } = order;
  const paid = status === 'paid' || status === 'paid-twice';
  const isOpen = status === 'open' || status === 'processing' || status === 'checking';
  if (!(paid || isOpen) || canOrderAgain(order) || order.ended !== null) return [];
  const time = isBooked ? 'chosen' : 'open';
  return progressSteps({
    orderedOn: shortDateOf(createdAt),
    paid,
    total,
    deposit,
    due,
    pending,
    isRequested: balance !== null,
    time: wizard === 'consultation' ? time : undefined,
  });
}
