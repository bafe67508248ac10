import { formatEuro } from '../../domain/money.ts';
import type { DueNow } from '../../domain/pricing/price.ts';
import { fine, h3, hidden, money } from '../../shell/style/type.css';
import { Amount } from './Amount';
import * as css from './QuoteSum.css';
import { landing } from './words.ts';

const words = landing.card;

interface QuoteSumProps {
  /** Euro. */
  total: number;
  due: DueNow;
}

/** Total and deposit. */
export function QuoteSum({ total, due }: QuoteSumProps) {
  const rule = total > 0 ? due.rule : words.blankRule;
  return (
    <div className={css.sum}>
      <div className={css.join}>
        <svg className={css.joint} width="22" height="34" viewBox="0 0 22 34" aria-hidden>
          <path className={css.firstStrand} d="M6.75 0C6.75 19 11 14 11 34" />
          <path className={css.lastStrand} d="M15.25 0C15.25 19 11 14 11 34" />
          <path className={css.middleStrand} d="M11 0V34" />
        </svg>
      </div>
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
