import { useState } from 'react';
import type { StaffOrder } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { usePerformAction } from '../parts/Actions';
import { Section } from '../parts/Section';
import { useMay } from '../session.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { BalanceDialog } from './BalanceDialog';
import * as css from './orders.css.ts';
import { TransferDialog } from './TransferDialog';

/** What can be done with the money of an order; refunds are at their payments. */
export function Next({ order }: { order: StaffOrder }) {
  const performAction = usePerformAction();
  const [asks, setAsks] = useState<'balance' | 'transfer' | null>(null);
  if (!useMay('staff')) return null;
  const close = () => setAsks(null);
  return (
    <div className={page.panel}>
      <Section title="Next">
        {order.isRequestable ? (
          <div className={css.nextFirst}>
            <button
              type="button"
              className={button({ look: 'primary', wide: true })}
              onClick={() => setAsks('balance')}
            >
              Request the balance
            </button>
            <p className={page.fine}>
              {formatCents(order.money.due)}, in whole or in parts. You see the e-mail before it goes.
            </p>
          </div>
        ) : null}
        <ul>
          <li className={css.nextRow}>
            <button type="button" onClick={() => setAsks('transfer')}>
              Mark as paid by transfer
            </button>
          </li>
          {order.balanceRequest ? (
            <li className={css.nextRow}>
              <button
                type="button"
                onClick={() =>
                  performAction({
                    path: `/orders/${order.id}/balance/withdraw`,
                    body: { version: order.version },
                    done: 'The request is withdrawn: its link no longer works.',
                    undoable: true,
                  })
                }
              >
                Withdraw the request
              </button>
            </li>
          ) : null}
          {isCancellable(order) ? (
            <li className={css.nextRow}>
              <button
                type="button"
                className={page.alarm}
                onClick={() =>
                  performAction({
                    path: `/orders/${order.id}/cancel`,
                    body: { version: order.version },
                    done: 'The order is cancelled: it can no longer be paid.',
                    undoable: true,
                  })
                }
              >
                Cancel this unpaid order
              </button>
            </li>
          ) : null}
        </ul>
      </Section>
      {asks === 'balance' ? <BalanceDialog order={order} onClose={close} /> : null}
      {asks === 'transfer' ? <TransferDialog order={order} onClose={close} /> : null}
    </div>
  );
}

/** Whether nothing was paid, so that the order can be cancelled. */
const isCancellable = ({ cancelledAt, money, status }: StaffOrder) =>
  cancelledAt === null && money.received === 0 && money.pending === 0 && status !== 'cancelled';
