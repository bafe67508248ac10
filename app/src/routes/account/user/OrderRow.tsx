import { buttonClass } from '@agency-site/ui/Button';
import { orderStanding, orderWords as words } from '../../../content/dashboard.ts';
import { dateInWords } from '../../../content/dates.ts';
import { paths, userPaths } from '../../../content/paths.ts';
import type { AccountOrder } from '../../../domain/contract/account.ts';
import { formatEuro, fromCents } from '../../../domain/money.ts';
import { Link } from '../../../shell/Link';
import { link } from '../../../shell/type.css';
import { rememberWayBack } from '../../../wizards/checkout/wayBack.ts';
import { name } from '../../facts.css';
import { callTime, dayOf } from './callTime.ts';
import { OrderTag } from './OrderTag';
import * as css from './user.css';

const euro = (cents: number) => formatEuro(fromCents(cents));

/** Where the same is put together once more. A paid consultation is offered at the end of the quick quote. */
const wizards: Readonly<Record<AccountOrder['wizard'], string>> = {
  quote: paths.quote,
  configurator: paths.configurator,
  planner: paths.planner,
  consultation: paths.quote,
};

/** One order: how it stands, and where it is not paid the way to pay it, or to begin again. */
export function OrderRow({ order }: { order: AccountOrder }) {
  const { title, status, total, deposit, checkout } = order;
  const unpaid = status !== 'paid' && status !== 'processing';
  const text = checkout
    ? words.until(callTime({ start: checkout.until, end: checkout.until }).words)
    : orderStanding[status].text;
  return (
    <li className={`${css.row} ${css.priced}`}>
      <div>
        <h3 className={name}>{title}</h3>
        <p className={css.about}>
          <OrderTag order={order} /> <span>{text}</span>
        </p>
        <p className={css.about}>
          {dateInWords(dayOf(order.createdAt))}, {words.reference} {order.reference}
        </p>
      </div>
      <div className={css.amounts}>
        <span className={css.amount}>{euro(total)}</span>
        {deposit < total && (
          <span className={css.about}>
            {words.deposit} {euro(deposit)}
          </span>
        )}
        {checkout && (
          <a
            className={`${buttonClass({ tone: 'primary' })} ${css.action}`}
            href={checkout.url}
            onClick={() => rememberWayBack(userPaths.orders)}
            aria-label={`${words.pay(euro(deposit))}: ${title}`}
          >
            {words.pay(euro(deposit))}
          </a>
        )}
        {unpaid && !checkout && (
          <Link
            className={`${link} ${css.last}`}
            to={wizards[order.wizard]}
            aria-label={`${words.orderAgain}: ${title}`}
          >
            {words.orderAgain}
          </Link>
        )}
      </div>
    </li>
  );
}
