import type { StaffOrderRow } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { type MoneyState, moneyWords } from '../../domain/staff/moneyWords.ts';
import type { OrderMoney } from '../../domain/staff/orderMoney.ts';
import * as page from '../style/page.css.ts';
import * as css from './orders.css.ts';

const partNames = {
  received: 'Received',
  returned: 'Refunded',
  disputed: 'Disputed',
  pending: 'Pending',
  due: 'Still due',
} as const;
type Part = keyof typeof partNames;

/** An order's money by what has become of it, in cents, without what is nothing. Their sum is the width of the bar. */
function partsOf({ received, returned, disputed, pending, due }: OrderMoney) {
  const kept = Math.max(0, received - returned - disputed);
  const cents: Readonly<Record<Part, number>> = { received: kept, returned, disputed, pending, due };
  return (Object.keys(partNames) as Part[])
    .map((part) => ({ part, cents: cents[part] }))
    .filter(({ cents }) => cents > 0);
}

/**
 * An order's money as a bar. Decorative: the text below says the same. Its parts are rounded to twentieths, because the page's
 * policy lists each style of a list that the server renders.
 */
function MoneyStrip({ money }: { money: OrderMoney }) {
  const parts = partsOf(money);
  if (parts.length === 0) return null;
  const sum = parts.reduce((total, { cents }) => total + cents, 0);
  return (
    <span className={css.strip} aria-hidden>
      {parts.map(({ part, cents }) => (
        <span key={part} className={css.part[part]} style={{ flexGrow: Math.max(1, Math.round((20 * cents) / sum)) }} />
      ))}
    </span>
  );
}

/** What has become of an order's money, in a list. */
export function MoneyCell({ order }: { order: StaffOrderRow }) {
  const words = moneyWords(order);
  return (
    <>
      <MoneyStrip money={order.money} />
      <span className={words.alarm ? `${page.fine} ${page.alarm}` : page.fine}>{words.text}</span>
    </>
  );
}

function nameOf(part: Part, { lost, returned, disputed }: OrderMoney): string {
  if (part === 'received' && returned + disputed > 0) return 'Kept';
  if (part !== 'returned' || lost === 0) return partNames[part];
  return lost === returned ? 'Lost in a dispute' : 'Refunded or lost';
}

/**
 * The bar with the amount and the name of each part below it, and the state of the whole, unless a part says it. If there is
 * one part, the state is its name.
 */
export function MoneyParts({ order }: { order: MoneyState }) {
  const { money } = order;
  const words = moneyWords(order);
  const named = partsOf(money).map((each) => ({ ...each, name: nameOf(each.part, money) }));
  const isSaid = !words.alarm && named.some(({ name }) => words.text.toLowerCase().includes(name.toLowerCase()));
  const isName = !words.alarm && !isSaid && named.length === 1;
  return (
    <>
      <dl className={css.moneyParts}>
        {named.map(({ part, cents, name }) => (
          <div key={part} className={css.moneyPart} style={{ flexGrow: cents }}>
            <dt className={css.partName}>{isName ? words.text : name}</dt>
            <dd className={css.partAmount}>
              <span className={css.part[part]} />
              {formatCents(cents)}
            </dd>
          </div>
        ))}
      </dl>
      {isSaid || isName ? null : <p className={words.alarm ? page.alarm : page.quiet}>{words.text}</p>}
    </>
  );
}
