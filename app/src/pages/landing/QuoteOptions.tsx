import type { ChangeEvent } from 'react';
import { control } from '../../shell/style/control.css';
import * as css from './QuoteOptions.css';

export interface QuoteOptionsProps {
  /** Name of the radio group: a query parameter of the package builder. */
  group: string;
  options: readonly { id: string; name: string }[];
  /** The initial option. */
  first: string;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A segmented control. */
export function QuoteOptions({ group, options, first, onChoose }: QuoteOptionsProps) {
  return (
    <div className={css.options}>
      {options.map(({ id, name }) => (
        <label key={id} className={css.option}>
          <input
            className={control}
            type="radio"
            name={group}
            value={id}
            defaultChecked={id === first}
            onChange={onChoose}
          />
          {name}
        </label>
      ))}
    </div>
  );
}
