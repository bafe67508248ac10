import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { useState } from 'react';
import { cancelOrder, type StaffOrder, withdrawBalance } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { expectedByTransfer, isCancellable } from '../../domain/staff/moneyActions.ts';
import { usePerformAction } from '../parts/Actions';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import { BalanceDialog } from './BalanceDialog';
import * as css from './orders.css.ts';
import { TransferDialog } from './TransferDialog';

/** Actions for the money of an order. Refunds are beside their payments. */
export function Next({ order }: { order: StaffOrder }) {
  const performAction = usePerformAction();
  const [dialog, setDialog] = useState<'balance' | 'transfer' | null>(null);
  const takesTransfer = expectedByTransfer(order) > 0;
  const hasActions = order.isRequestable || takesTransfer || order.balanceRequest !== null || isCancellable(order);
  if (!useMay('staff') || !hasActions) return null;
  const close = () => setDialog(null);
  return (
    <div className={page.panel}>
      <Section title="Next">
        {order.isRequestable ? (
          <div className={css.nextFirst}>
            <Button tone="primary" wide onClick={() => setDialog('balance')}>
              Request the balance
            </Button>
            <p className={page.fine}>
              {formatCents(order.money.due)}, in full or in parts. You see the e-mail before it is sent.
            </p>
          </div>
        ) : null}
        <ul>
          {takesTransfer ? (
            <li className={css.nextRow}>
              <Button onClick={() => setDialog('transfer')}>Mark as paid by transfer</Button>
            </li>
          ) : null}
          {order.balanceRequest ? (
            <li className={css.nextRow}>
              <Button
                onClick={() =>
                  performAction({
                    endpoint: withdrawBalance,
                    params: { id: order.id },
                    body: { version: order.version },
                    done: 'The request is withdrawn: its link no longer works.',
                    undoable: true,
                  })
                }
              >
                Withdraw the request
              </Button>
            </li>
          ) : null}
          {isCancellable(order) ? (
            <li className={css.nextRow}>
              <Button
                className={page.alarm}
                onClick={() =>
                  performAction({
                    endpoint: cancelOrder,
                    params: { id: order.id },
                    body: { version: order.version },
                    done: 'The order is cancelled: it can no longer be paid.',
                    undoable: true,
                  })
                }
              >
                Cancel this unpaid order
              </Button>
            </li>
          ) : null}
        </ul>
      </Section>
      {dialog === 'balance' ? <BalanceDialog order={order} onClose={close} /> : null}
      {dialog === 'transfer' ? <TransferDialog order={order} onClose={close} /> : null}
    </div>
  );
}
