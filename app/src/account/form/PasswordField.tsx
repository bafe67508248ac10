import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { useState } from 'react';
import type { FieldProps } from '../../lib/useForm.ts';
import { accountWords as words } from '../words.ts';
import * as css from './form.css';

interface PasswordFieldProps extends FieldProps {
  label: string;
  /** Current or new password: a password manager fills in the first and suggests the second. */
  kind: 'current' | 'new';
}

/** A password field with a Show button. */
export function PasswordField({ kind, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const press = shown ? words.hide : words.show;
  return (
    <div className={css.password}>
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        hint={kind === 'new' ? words.passwordHint : undefined}
        autoComplete={`${kind}-password`}
      />
      <Button
        tone="plain"
        size="s"
        className={css.show}
        aria-label={`${press} ${field.label.toLowerCase()}`}
        onClick={() => setShown(!shown)}
      >
        {press}
      </Button>
    </div>
  );
}
