import { parseEuro } from '../../domain/money.ts';
import { Field } from '../parts/Field';
import * as page from '../style/page.css.ts';

/** An amount in euro as it is typed. Says so when it isn't one. */
export function AmountField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <>
      <Field
        label="Amount in euro"
        inputMode="decimal"
        value={value}
        required
        onChange={(event) => onChange(event.target.value)}
      />
      {parseEuro(value) === null ? (
        <p className={page.alarm}>Please enter an amount in euro, such as 1,250.50.</p>
      ) : null}
    </>
  );
}
