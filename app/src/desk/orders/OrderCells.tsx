import type { StaffOrderRow } from '../../domain/contract/staff/orders.ts';
import { moneyWords } from '../../domain/staff/moneyWords.ts';
import * as page from '../style/page.css.ts';
import { MoneyStrip } from './MoneyStrip';
import { StageMark } from './StageMark';

/** How far the work on an order is, in a list. */
export function StageCell({ order: { stage, money, ended } }: { order: StaffOrderRow }) {
  const isStarted = stage !== 'new' || (money.received > 0 && ended === null);
  return isStarted ? <StageMark stage={stage} /> : <span className={page.quiet}>Not started</span>;
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
