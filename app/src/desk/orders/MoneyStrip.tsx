import type { OrderMoney } from '../../domain/staff/orderMoney.ts';
import * as css from './orders.css.ts';

const partNames = {
  received: 'Received',
  returned: 'Gone back',
  disputed: 'Disputed',
  pending: 'On its way',
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
 * policy lists each style of a list that the server draws.
 */
export function MoneyStrip({ money }: { money: OrderMoney }) {
  const parts = partsOf(money);
  const sum = parts.reduce((total, { cents }) => total + cents, 0);
  return (
    <span className={css.strip} aria-hidden>
      {parts.map(({ part, cents }) => (
        <span key={part} className={css.part[part]} style={{ flexGrow: Math.max(1, Math.round((20 * cents) / sum)) }} />
      ))}
    </span>
  );
}

/** The bar with the amount and the name of each part below it. */
export const MoneyParts = ({ money, format }: { money: OrderMoney; format: (cents: number) => string }) => (
  <dl className={css.moneyParts}>
    {partsOf(money).map(({ part, cents }) => (
      <div key={part} className={css.moneyPart} style={{ flexGrow: cents }}>
        <dt className={css.partName}>{partNames[part]}</dt>
        <dd className={css.partAmount}>
          <span className={css.part[part]} />
          {format(cents)}
        </dd>
      </div>
    ))}
  </dl>
);
