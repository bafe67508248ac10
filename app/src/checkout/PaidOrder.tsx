import { buttonClass } from '@agency-site/ui/Button';
import { OrderSummary } from '@agency-site/ui/OrderSummary';
import { installation } from '../content/installation.ts';
import { paths, userPaths } from '../content/links/paths.ts';
import type { CheckoutStatus } from '../domain/contract/checkoutAnswer.ts';
import { formatEuro } from '../domain/money.ts';
import * as css from './paidOrder.css';
import { keptWords, receiptWords as words } from './words.ts';

/** The receipt of a paid order, and where to find it again. */
export function PaidOrder({ order, note = installation.vatSentence }: { order: CheckoutStatus; note?: string }) {
  const { service, lines = [], total, amount = total, reference } = order;
  if (total === undefined || amount === undefined) return null;
  const balance = total - amount;
  return (
    <div className={css.column}>
      <OrderSummary
        title={words.title}
        caption={reference && `${words.reference} ${reference}`}
        lines={lines.map(({ amount: euro, ...line }) => ({ ...line, amount: formatEuro(euro) }))}
        empty={service}
        total={formatEuro(total)}
        due={{ label: balance > 0 ? words.deposit : words.paid, amount: formatEuro(amount) }}
        later={balance > 0 ? { label: words.later, amount: formatEuro(balance) } : undefined}
        note={note}
      />
      <section className={css.kept} aria-labelledby="kept">
        <h2 className={css.title} id="kept">
          {keptWords.title}
        </h2>
        <p className={`${css.text} ${css.signedOut}`}>{keptWords.text}</p>
        <a className={`${buttonClass()} ${css.signedOut}`} href={paths.signUp}>
          {keptWords.signUp}
        </a>
        <a className={`${buttonClass()} ${css.signedIn}`} href={userPaths.orders}>
          {keptWords.orders}
        </a>
      </section>
    </div>
  );
}
