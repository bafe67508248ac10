import { TextField } from '@agency-site/ui/TextField';
import '@agency-site/ui/TextField.css';
import { accountWords } from '../words.ts';
import type { FieldProps } from './useForm.ts';

/** The e-mail address of an account. */
export function AddressField(props: FieldProps) {
  return <TextField {...props} label={accountWords.email} type="email" autoComplete="username" />;
}
