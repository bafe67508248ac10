import { useState } from 'react';
import { isOverdue } from '../../domain/balance.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import type { StaffOrder } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { usePerformAction } from '../parts/Actions';
import { Section } from '../parts/Section';
import { momentInWords, todayHere } from '../parts/times.ts';
import { useMay } from '../session.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { BalanceDialog } from './BalanceDialog';
import * as css from './orders.css.ts';

/** The balance of an order: the open request with its parts, or a button to request it. Nothing if neither applies. */
export function Balance({ order }: { order: StaffOrder }) {
  const may = useMay('staff');
  const [asks, setAsks] = useState(false);
  if (order.balanceRequest === null && !(order.isRequestable && may)) return null;
  return (
    <Section title="Balance" aside={`${formatCents(order.money.due)} due`}>
      {order.balanceRequest === null ? (
        <p className={css.under}>
          <button type="button" className={button({ look: 'primary' })} onClick={() => setAsks(true)}>
            Request the balance
          </button>
        </p>
      ) : (
        <Requested order={order} request={order.balanceRequest} />
      )}
      {asks ? <BalanceDialog order={order} onClose={() => setAsks(false)} /> : null}
    </Section>
  );
}

interface RequestedProps {
  order: StaffOrder;
  request: NonNullable<StaffOrder['balanceRequest']>;
}

function Requested({ order, request }: RequestedProps) {
  const performAction = usePerformAction();
  const may = useMay('staff');
  return (
    <>
      <ul>
        {request.instalments.map(({ amount, dueOn, left }) => {
          const isLate = left > 0 && isOverdue(dueOn, todayHere());
          return (
            <li key={`${dueOn} ${amount}`} className={page.entry}>
              {formatCents(amount)}
              {dueOn === null ? '' : `, by ${dayLabel(dueOn)}`}
              <p className={isLate ? `${page.fine} ${page.alarm}` : page.fine}>
                {left === 0 ? 'Paid' : left < amount ? `${formatCents(left)} left` : 'Not paid yet'}
                {isLate ? ', overdue' : ''}
              </p>
            </li>
          );
        })}
      </ul>
      <p className={`${css.under} ${page.fine}`}>Requested {momentInWords(request.requestedAt)}.</p>
      {may ? (
        <p className={css.under}>
          <button
            type="button"
            className={button()}
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
        </p>
      ) : null}
    </>
  );
}
