import { TextField, type TextFieldProps } from '@agency-site/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { tooLong } from '../../domain/forms/tooLong.ts';

type LimitedFieldProps = TextFieldProps & {
  /** Most characters. A longer text stays as it is, and keeps the form from being sent. */
  limit: number;
};

/** A text field that says when its text is too long. */
export function LimitedField({ limit, onValueChange, ...field }: LimitedFieldProps) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [text, setText] = useState(field.defaultValue ?? '');
  const problem = tooLong('this', field.value ?? text, limit) ?? '';
  useEffect(() => ref.current?.setCustomValidity(problem), [problem]);
  return (
    <TextField
      {...field}
      ref={ref}
      error={problem || field.error}
      onValueChange={(value) => {
        setText(value);
        onValueChange?.(value);
      }}
    />
  );
}
