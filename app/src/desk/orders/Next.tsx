import { Section } from '@agency-site/ui/Section';
import { cancelOrder, remindNow, type StaffOrder, withdrawBalance } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { expectedByTransfer, isCancellable } from '../../domain/staff/moneyWords.ts';
import { ActionButton, DialogButton } from '../parts/buttons';
import { formatMoment } from '../parts/times.ts';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import { BalanceDialog } from './BalanceDialog';
import * as css from './orders.css.ts';
import { TransferDialog } from './PaymentDialogs';

const reminderWords = {
  before: 'A friendly reminder, instead of the automatic one before the day.',
  after: 'A polite reminder.',
  again: 'The second reminder, which is firm.',
} as const;

/** Actions for the money of an order. Refunds are beside their payments. */
export function Next({ order }: { order: StaffOrder }) {
  const takesTransfer = expectedByTransfer(order) > 0;
  const { reminder } = order;
  const hasActions = order.isRequestable || takesTransfer || order.balanceRequest !== null || isCancellable(order);
  if (!useMay('staff') || !hasActions) return null;
  const toOrder = { params: { id: order.id }, body: { version: order.version }, undoable: true };
  return (
    <div className={page.panel}>
      <Section title="Next">
        {order.isRequestable ? (
          <div className={css.nextFirst}>
            <DialogButton tone="primary" wide dialog={(onClose) => <BalanceDialog order={order} onClose={onClose} />}>
              Request the balance
            </DialogButton>
            <p className={page.fine}>
              {formatCents(order.money.due)}, in full or in parts. You see the e-mail before it is sent.
            </p>
          </div>
        ) : null}
        <ul>
          {takesTransfer ? (
            <li className={css.nextRow}>
              <DialogButton dialog={(onClose) => <TransferDialog order={order} onClose={onClose} />}>
                Mark as paid by transfer
              </DialogButton>
            </li>
          ) : null}
          {reminder ? (
            <li className={css.nextRow}>
              {reminder.next ? (
                <ActionButton
                  action={{
                    ...toOrder,
                    endpoint: remindNow,
                    body: { version: order.version, kind: reminder.next },
                    done: `The reminder of ${formatCents(reminder.amount)} goes to ${order.email} in a few seconds.`,
                  }}
                >
                  Remind now
                </ActionButton>
              ) : null}
              <p className={`${page.fine} ${css.nextNote}`}>
                {reminder.next ? reminderWords[reminder.next] : 'No reminder is left for now.'}
                {reminder.lastAt === null ? '' : ` The last one: ${formatMoment(reminder.lastAt)}.`}
              </p>
            </li>
          ) : null}
          {order.balanceRequest ? (
            <li className={css.nextRow}>
              <ActionButton
                action={{
                  ...toOrder,
                  endpoint: withdrawBalance,
                  done: 'The request is withdrawn: its link no longer works. A customer who has it gets an e-mail.',
                }}
              >
                Withdraw the request
              </ActionButton>
            </li>
          ) : null}
          {isCancellable(order) ? (
            <li className={css.nextRow}>
              <ActionButton
                className={page.alarm}
                action={{
                  ...toOrder,
                  endpoint: cancelOrder,
                  done: 'The order is cancelled: it can no longer be paid. A customer who had an e-mail about it gets another.',
                }}
              >
                Cancel this unpaid order
              </ActionButton>
            </li>
          ) : null}
        </ul>
      </Section>
    </div>
  );
}
