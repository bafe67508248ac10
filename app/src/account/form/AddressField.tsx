import { TextField } from '@agency-site/ui/TextField';
import type { FieldProps } from '../../lib/useForm.ts';
import { accountWords } from '../words.ts';

/** The e-mail address of an account. */
export function AddressField(props: FieldProps) {
  return <TextField {...props} label={accountWords.email} type="email" autoComplete="username" />;
}
