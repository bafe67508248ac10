import { buttonClass } from '@agency-site/ui/Button';
import { OrderSummary, type OrderSummaryDue } from '@agency-site/ui/OrderSummary';
import { installation } from '../content/installation.ts';
import { paths, userPaths } from '../content/links/paths.ts';
import type { CheckoutStatus } from '../domain/contract/checkoutAnswer.ts';
import { formatEuro } from '../domain/money.ts';
import * as css from './checkout.css';
import { keptWords, receiptWords as words } from './words.ts';

export interface OrderCardProps {
  order: CheckoutStatus;
  /** What was or is to be paid now. */
  due?: OrderSummaryDue | undefined;
  /** What is left, or was given back. */
  later?: OrderSummaryDue | undefined;
  note?: string;
}

/** An order as its receipt shows it: lines, total, what was paid and what is left. */
export function OrderCard({ order, due, later, note = installation.vatSentence }: OrderCardProps) {
  const { service, lines = [], total = 0, reference } = order;
  return (
    <OrderSummary
      title={words.title}
      caption={reference && `${words.reference} ${reference}`}
      lines={lines.map(({ amount, ...line }) => ({ ...line, amount: formatEuro(amount) }))}
      empty={service}
      total={formatEuro(total)}
      due={due}
      later={later}
      note={note}
    />
  );
}

/** Where to find an order again. */
export const KeptInAccount = () => (
  <section className={css.kept} aria-labelledby="kept">
    <h2 className={css.keptTitle} id="kept">
      {keptWords.title}
    </h2>
    <p className={`${css.about} ${css.signedOut}`}>{keptWords.text}</p>
    <a className={`${buttonClass()} ${css.signedOut}`} href={paths.signUp}>
      {keptWords.signUp}
    </a>
    <a className={`${buttonClass()} ${css.signedIn}`} href={userPaths.orders}>
      {keptWords.orders}
    </a>
  </section>
);
