import type { ChangeEvent } from 'react';
import { formatEuro } from '../../domain/money.ts';
import { TickIcon } from '../../shell/icons';
import { control } from '../../shell/style/control.css';
import { fine, hidden, money } from '../../shell/style/type.css';
import { QuoteOptions, type QuoteOptionsProps } from './QuoteOptions';
import * as css from './QuoteRow.css';
import type { CardPart } from './quoteChoice.ts';
import { quoteWords as words } from './quoteWords.ts';

interface QuoteRowProps extends Omit<QuoteOptionsProps, 'onChoose'> {
  /** The part of the quote that the switch adds. */
  part: CardPart;
  /** Euro, and what it is for. */
  price: { amount: number; rule: string };
  on: boolean;
}

/** Choosing a size switches the part on. */
function switchOn({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  const toggle = currentTarget.closest(`.${css.row}`)?.querySelector<HTMLInputElement>('[name=solution]');
  if (toggle) toggle.checked = true;
}

/** A row of the calculator: a switch, a choice of one, and the price. */
export function QuoteRow({ part, price, group, options, first, on }: QuoteRowProps) {
  const title = words.parts[part];
  return (
    <div className={`${css.row} ${css.strand[part]}`}>
      <label className={css.toggle}>
        <input
          className={control}
          type="checkbox"
          name="solution"
          value={part}
          defaultChecked
          aria-label={words.include[part]}
        />
        <span className={css.node}>
          <TickIcon />
        </span>
      </label>
      <fieldset className={css.body}>
        <legend className={hidden}>{title}</legend>
        <p className={css.title}>
          <span aria-hidden>{title}</span>
          <span className={money}>{on ? formatEuro(price.amount) : words.notIncluded}</span>
        </p>
        <QuoteOptions group={group} options={options} first={first} onChoose={switchOn} />
        <p className={fine}>{price.rule}</p>
      </fieldset>
    </div>
  );
}
