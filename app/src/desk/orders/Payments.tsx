import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { useState } from 'react';
import type { StaffOrder, StaffPayment } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { expectedByTransfer } from '../../domain/staff/moneyActions.ts';
import { formatMoment } from '../parts/times.ts';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import * as css from './orders.css.ts';
import { RefundDialog } from './RefundDialog';
import { ReverseDialog } from './ReverseDialog';
import { TransferDialog } from './TransferDialog';

const states: Readonly<Record<StaffPayment['status'], string>> = {
  open: 'Not paid yet',
  processing: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired unpaid',
  reversed: 'Reversed',
};

const refundStates = {
  asked: 'Requested, the card provider hasn’t responded yet',
  'on-its-way': 'On its way',
  refunded: 'Refunded',
  failed: 'Failed',
} as const;

/** The payments of an order, each with its actions. */
export function Payments({ order }: { order: StaffOrder }) {
  const mayEnter = useMay('staff');
  const [enters, setEnters] = useState(false);
  return (
    <Section title="Payments">
      <ul>
        {order.payments
          .filter(({ matches }) => matches)
          .map((payment) => (
            <Payment key={payment.id} order={order} payment={payment} />
          ))}
        {order.refunds.map((refund) => (
          <li key={refund.id} className={page.entry}>
            Refund of {formatCents(refund.amount)}: {refund.reason}
            <p className={refund.status === 'failed' ? `${page.fine} ${page.alarm}` : page.fine}>
              {refundStates[refund.status]}
              {refund.failure === null ? '' : `: ${refund.failure}`} · {formatMoment(refund.at)}
            </p>
          </li>
        ))}
      </ul>
      <Mismatched order={order} />
      {mayEnter && expectedByTransfer(order) === 0 ? (
        <p className={css.under}>
          <Button onClick={() => setEnters(true)}>Enter another transfer</Button>
        </p>
      ) : null}
      {enters ? <TransferDialog order={order} onClose={() => setEnters(false)} /> : null}
    </Section>
  );
}

/** Payments of a wrong amount, and second payments. */
function Mismatched({ order }: { order: StaffOrder }) {
  const payments = order.payments.filter(({ matches }) => !matches);
  if (payments.length === 0) return null;
  return (
    <div className={css.under}>
      <h3 className={page.alarm}>Payments that don’t match</h3>
      <ul>
        {payments.map((payment) => (
          <Payment key={payment.id} order={order} payment={payment} />
        ))}
      </ul>
    </div>
  );
}

/** What a payment is for. */
const nameOf = ({ isDeposit, isBalance }: StaffPayment) => (isDeposit ? 'Deposit' : isBalance ? 'Balance' : 'Payment');

function Payment({ order, payment }: { order: StaffOrder; payment: StaffPayment }) {
  const mayRefund = useMay('owner');
  const mayReverse = useMay('staff');
  const [asks, setAsks] = useState<'refund' | 'reversal' | null>(null);
  const { transfer } = payment;
  return (
    <li className={`${page.entry} ${css.payment}`}>
      <div>
        {nameOf(payment)}
        {transfer === null ? '' : ' by transfer'}
        <p className={page.fine}>
          {states[payment.status]} ·{' '}
          {transfer === null ? formatMoment(payment.at) : `arrived ${transfer.day}, “${transfer.reference}”`}
          {transfer?.reversed ? ` · reversed: ${transfer.reversed}` : ''}
        </p>
      </div>
      <span className={css.paymentAmount}>{formatCents(payment.amount ?? payment.asked)}</span>
      {mayRefund && payment.refundable > 0 ? <Button onClick={() => setAsks('refund')}>Refund</Button> : null}
      {mayReverse && transfer !== null && payment.status === 'paid' ? (
        <Button onClick={() => setAsks('reversal')}>Reverse</Button>
      ) : null}
      {asks === 'refund' ? <RefundDialog order={order} payment={payment} onClose={() => setAsks(null)} /> : null}
      {asks === 'reversal' ? <ReverseDialog order={order} payment={payment} onClose={() => setAsks(null)} /> : null}
    </li>
  );
}
