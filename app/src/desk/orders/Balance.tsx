import { Section } from '@agency-site/ui/Section';
import { isOverdue, leftWords } from '../../domain/balance.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import type { StaffOrder } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { restOf } from '../../domain/orderStatus.ts';
import { formatMoment, todayHere } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import * as css from './orders.css.ts';

/** The open request of an order's balance, with its parts. Nothing if there is none. */
export function Balance({ order: { balanceRequest: request, money } }: { order: StaffOrder }) {
  if (request === null) return null;
  const rest = restOf(money);
  return (
    <Section title="Balance" aside={`${formatCents(money.due || money.pending)} ${rest === 'none' ? 'due' : rest}`}>
      <ul>
        {request.instalments.map((part) => {
          const { amount, dueOn, left } = part;
          const isLate = left > 0 && isOverdue(dueOn, todayHere());
          return (
            <li key={`${dueOn} ${amount}`} className={page.entry}>
              {formatCents(amount)}
              {dueOn === null ? '' : `, by ${dayLabel(dueOn)}`}
              <p className={isLate ? `${page.fine} ${page.alarm}` : page.fine}>
                {left === 0 ? leftWords(part) : left < amount ? `${formatCents(left)} left` : 'Not paid yet'}
                {isLate ? ', overdue' : ''}
              </p>
            </li>
          );
        })}
      </ul>
      <p className={`${css.under} ${page.fine}`}>Requested {formatMoment(request.requestedAt)}.</p>
    </Section>
  );
}
