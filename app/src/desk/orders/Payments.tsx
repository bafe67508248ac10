import { Alert } from '@agency-site/ui/Alert';
import { Section } from '@agency-site/ui/Section';
import { dayLabel } from '../../domain/booking/labels.ts';
import {
  addRefund,
  addTransfer,
  reverseTransfer,
  type StaffOrder,
  type StaffPayment,
  settleRefund,
} from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { expectedByTransfer } from '../../domain/staff/moneyWords.ts';
import { ActionButton, DialogButton, useMayCall } from '../parts/buttons';
import { formatMoment } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import * as css from './orders.css.ts';
import { RefundDialog, ReverseDialog, TransferDialog } from './PaymentDialogs';

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
  const mayEnter = useMayCall(addTransfer);
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
      {order.payments.map(({ id, failedRefund }) => (
        <Alert
          key={id}
          tone="error"
          action={
            <ActionButton
              action={{
                endpoint: settleRefund,
                params: { id: order.id },
                body: { payment: id, version: order.version },
                done: 'The failed refund is dealt with.',
                undoable: true,
              }}
            >
              It’s dealt with
            </ActionButton>
          }
        >
          {failedRefund > 0 &&
            `A refund of ${formatCents(failedRefund)} failed, and the money is still with you. Refund it again, or ask the customer how you can pay it back: they haven’t been told.`}
        </Alert>
      ))}
      <Mismatched order={order} />
      {mayEnter && expectedByTransfer(order) === 0 ? (
        <div className={css.under}>
          <DialogButton dialog={(onClose) => <TransferDialog order={order} onClose={onClose} />}>
            Enter another transfer
          </DialogButton>
        </div>
      ) : null}
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

/** What a payment is for. One for the whole price is no deposit. */
const nameOf = ({ deposit, money }: StaffOrder, { isDeposit, isBalance }: StaffPayment) =>
  isDeposit && deposit < money.total ? 'Deposit' : isBalance ? 'Balance' : 'Payment';

function Payment({ order, payment }: { order: StaffOrder; payment: StaffPayment }) {
  const mayRefund = useMayCall(addRefund);
  const mayReverse = useMayCall(reverseTransfer);
  const of = { order, payment };
  const { transfer } = payment;
  return (
    <li className={`${page.entry} ${css.payment}`}>
      <div>
        {nameOf(order, payment)}
        {transfer === null ? '' : ' by transfer'}
        <p className={page.fine}>
          {states[payment.status]} ·{' '}
          {transfer === null ? formatMoment(payment.at) : `arrived ${dayLabel(transfer.day)}, “${transfer.reference}”`}
          {transfer?.reversed ? ` · reversed: ${transfer.reversed}` : ''}
        </p>
      </div>
      <span className={css.paymentAmount}>{formatCents(payment.amount ?? payment.asked)}</span>
      {mayRefund && payment.refundable > 0 ? (
        <DialogButton dialog={(onClose) => <RefundDialog {...of} onClose={onClose} />}>Refund</DialogButton>
      ) : null}
      {mayReverse && transfer !== null && payment.status === 'paid' ? (
        <DialogButton dialog={(onClose) => <ReverseDialog {...of} onClose={onClose} />}>Reverse</DialogButton>
      ) : null}
    </li>
  );
}
