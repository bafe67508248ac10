import type { ChangeEvent } from 'react';
import { formatEuro } from '../../domain/money.ts';
import type { PriceLine } from '../../domain/pricing/price.ts';
import { TickIcon } from '../../shell/icons';
import { fine, hidden, money } from '../../shell/style/type.css';
import { control } from './control.css';
import { QuoteOptions, type QuoteOptionsProps } from './QuoteOptions';
import * as css from './QuoteRow.css';
import type { CardService } from './quoteChoice.ts';
import { landing } from './words.ts';

const words = landing.card;

interface QuoteRowProps extends Omit<QuoteOptionsProps, 'onChoose'> {
  /** The service that the switch adds; it also decides the strand. */
  service: CardService;
  title: string;
  line: PriceLine | undefined;
  on: boolean;
}

/** Choosing a size switches the service on. */
function switchOn({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  const toggle = currentTarget.closest(`.${css.row}`)?.querySelector<HTMLInputElement>('[name=service]');
  if (toggle) toggle.checked = true;
}

/** A row of the calculator: a switch, a choice of one, and the price. */
export function QuoteRow({ service, title, line, group, options, first, on }: QuoteRowProps) {
  return (
    <div className={`${css.row} ${css.strand[service]}`}>
      <div className={css.gutter}>
        <label className={css.toggle}>
          <input
            className={control}
            type="checkbox"
            name="service"
            value={service}
            defaultChecked
            aria-label={words.include[service]}
          />
          <span className={css.node}>
            <TickIcon />
          </span>
        </label>
      </div>
      <fieldset className={css.body}>
        <legend className={hidden}>{title}</legend>
        <p className={css.title}>
          <span aria-hidden>{title}</span>
          <span className={money}>{on && line ? formatEuro(line.amount) : words.notIncluded}</span>
        </p>
        <QuoteOptions group={group} options={options} first={first} onChoose={switchOn} />
        <p className={fine}>{line?.rule}</p>
      </fieldset>
    </div>
  );
}
