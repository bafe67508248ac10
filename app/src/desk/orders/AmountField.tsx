import { parseEuro } from '../../domain/money.ts';
import { Field } from '../parts/Field';
import * as page from '../style/page.css.ts';

interface AmountFieldProps {
  label?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field for an amount in euro. Shows an error if it isn't one. */
export function AmountField({ label = 'Amount in euro', value, onChange }: AmountFieldProps) {
  return (
    <>
      <Field
        label={label}
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
