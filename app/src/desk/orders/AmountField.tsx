import { TextField } from '@agency-site/ui/TextField';
import { parseEuro } from '../../domain/money.ts';

interface AmountFieldProps {
  label?: string;
  value: string;
  onValueChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A field for an amount in euro. Shows an error if it isn't one. */
export const AmountField = ({ label = 'Amount in euro', error, ...field }: AmountFieldProps) => (
  <TextField
    {...field}
    label={label}
    inputMode="decimal"
    required
    error={parseEuro(field.value) === null ? 'Please enter an amount in euro, such as 1,250.50.' : error}
  />
);
