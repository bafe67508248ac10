import type { OrderMoney } from '../../domain/staff/orderMoney.ts';
import * as css from './orders.css.ts';

/** An order's money as a bar: received, refunded, disputed, pending, due. Decorative: the text below says the same. */
export function MoneyStrip({ money }: { money: OrderMoney }) {
  const kept = Math.max(0, money.received - money.returned - money.disputed);
  const parts = [
    ['received', kept],
    ['returned', money.returned],
    ['disputed', money.disputed],
    ['pending', money.pending],
    ['due', money.due],
  ] as const;
  return (
    <svg className={css.strip} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      {positions(parts).map(({ name, start, width }) => (
        <rect key={name} className={css.part[name]} x={start} y="0" width={width} height="6" />
      ))}
    </svg>
  );
}

/** The segments from left to right, 100 wide in total, with a gap of one between them. */
function positions<Name extends string>(parts: readonly (readonly [Name, number])[]) {
  const shown = parts.filter(([, cents]) => cents > 0);
  const all = shown.reduce((sum, [, cents]) => sum + cents, 0) || 1;
  const room = 100 - Math.max(0, shown.length - 1);
  return shown.map(([name, cents], at) => {
    const before = shown.slice(0, at).reduce((sum, [, earlier]) => sum + earlier, 0);
    return { name, start: (before / all) * room + at, width: (cents / all) * room };
  });
}
