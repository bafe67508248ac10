import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react';
import { FieldError, Hint } from '../lib/FieldNotes';
import * as field from '../lib/field.css';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './TextField.css';

export type { Passthrough };

interface TextFieldBase extends Passthrough {
  /** Its label, with the mark of a required field if there is one: "Your Name *". */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A hint, shown before there is an error. */
  hint?: string | undefined;
  /** The error message; marks the field invalid and is read with it. */
  error?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  /** Announced by assistive technology; the browser doesn't validate it. */
  required?: boolean | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search' | undefined;
  maxLength?: number | undefined;
  /** The field lost focus: the moment to validate it. */
  onLeave?: (() => void) | undefined;
  /** For layout by the parent, on the root element. */
  className?: string | undefined;
}

interface OneLine extends TextFieldBase {
  multiline?: false | undefined;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface SeveralLines extends TextFieldBase {
  /** Grows with its text. */
  multiline: true;
  rows?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

export type TextFieldProps = OneLine | SeveralLines;

/** A labelled text input. The app holds the value and validates it. */
export function TextField({ label, onChange, onLeave, hint, error, required, className, ...props }: TextFieldProps) {
  const own = useId();
  const id = props.id ?? own;
  const about = classes(hint && `${id}-hint`, error && `${id}-error`, props['aria-describedby']);
  const shared = {
    id,
    className: css.input,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': about || undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: onLeave && (() => onLeave()),
  };
  const { multiline, ...input } = props;
  return (
    <div className={classes(field.field, className)} data-state={error ? 'invalid' : 'valid'}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {multiline ? (
        <textarea rows={3} {...(input as Omit<SeveralLines, 'multiline'>)} {...shared} />
      ) : (
        <input type="text" {...(input as Omit<OneLine, 'multiline'>)} {...shared} />
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
