import { TextField, type TextFieldProps } from '@agency-site/ui';
import type { Ref } from 'react';
import { limits } from '../domain/contract/limits.ts';

type Own = 'type' | 'autoComplete' | 'required' | 'maxLength' | 'multiline' | 'ref';

interface EmailFieldProps extends Omit<TextFieldProps, Own> {
  ref?: Ref<HTMLInputElement>;
}

/** An e-mail address that something is to be sent to. */
export function EmailField(props: EmailFieldProps) {
  return <TextField {...props} type="email" autoComplete="email" required maxLength={limits.email} />;
}
