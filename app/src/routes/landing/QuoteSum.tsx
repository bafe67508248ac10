import { landing } from '../../content/landing.ts';
import { formatEuro } from '../../domain/money.ts';
import type { DueNow, PriceLine } from '../../domain/pricing/price.ts';
import { fine, h3, hidden, money } from '../../shell/type.css';
import { Amount } from './Amount';
import * as css from './QuoteSum.css';

const words = landing.card;

interface QuoteSumProps {
  discount: PriceLine;
  /** Euro. */
  total: number;
  due: DueNow;
}

/** Where the strands join: discount, total and deposit. */
export function QuoteSum({ discount, total, due }: QuoteSumProps) {
  const rule = total > 0 ? due.rule : words.blankRule;
  const saved = discount.amount < 0;
  return (
    <div className={css.sum}>
      <div className={saved ? `${css.join} ${css.joinSaved}` : css.join}>
        <svg className={css.joint} width="22" height="26" viewBox="0 0 22 26" aria-hidden>
          <path className={css.firstStrand} d="M6.75 0C6.75 14 11 10 11 26" />
          <path className={css.lastStrand} d="M15.25 0C15.25 14 11 10 11 26" />
        </svg>
      </div>
      <div className={saved ? `${css.discount} ${css.discountSaved}` : css.discount}>
        <p className={css.line}>
          <span>{discount.label}</span>
          {saved && <span className={money}>{formatEuro(discount.amount)}</span>}
        </p>
        <p className={fine}>{discount.rule}</p>
      </div>
      <span className={css.end} />
      <div className={css.total} aria-hidden>
        <span className={h3}>{words.total}</span>
        <Amount className={`${css.amount} ${money}`} euro={total} />
      </div>
      <div className={css.due} aria-hidden>
        <p className={css.line}>
          <span>{words.deposit}</span>
          <span className={`${css.dueAmount} ${money}`}>{formatEuro(due.amount)}</span>
        </p>
        <p className={fine}>{rule}</p>
      </div>
      <output className={hidden}>
        {`${words.total} ${formatEuro(total)}. ${words.deposit} ${formatEuro(due.amount)}, ${rule}.`}
      </output>
    </div>
  );
}
