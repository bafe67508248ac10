import { formatEuro } from '../../domain/money.ts';
import { nowrap } from '../../shell/style/global.css';
import { fine, h3, hidden, money } from '../../shell/style/type.css';
import { Amount } from './Amount';
import * as css from './QuoteSum.css';
import type { QuoteView } from './quoteChoice.ts';
import { quoteWords as words } from './quoteWords.ts';

interface LineProps {
  label: string;
  /** Euro. */
  amount: number;
  className?: string;
}

const Line = ({ label, amount, className = '' }: LineProps) => (
  <p className={`${css.line} ${money} ${className}`}>
    <span>{label}</span>
    <i className={css.dots} />
    <b className={`${css.lineAmount} ${nowrap}`}>{formatEuro(amount)}</b>
  </p>
);

/** What was chosen, the discount, the total and the deposit. */
export function QuoteSum({ view: { sum, discount, total, due } }: { view: QuoteView }) {
  const rule = total > 0 ? due.rule : words.blankRule;
  return (
    <div>
      <div aria-hidden>
        <Line label={words.sum} amount={sum} />
        {discount ? (
          <Line label={discount.label} amount={discount.amount} className={css.saved} />
        ) : (
          <p className={`${css.line} ${css.none}`}>{words.noDiscount}</p>
        )}
        <p className={css.total}>
          <span className={h3}>{words.total}</span>
          <Amount className={`${css.amount} ${money}`} euro={total} />
        </p>
        <Line label={words.deposit} amount={due.amount} className={css.due} />
        <p className={fine}>{rule}</p>
      </div>
      <output className={hidden}>
        {`${words.total} ${formatEuro(total)}. ${words.deposit} ${formatEuro(due.amount)}, ${rule}.`}
      </output>
    </div>
  );
}
