'use client';

import { type ChangeEvent, type Ref, useId } from 'react';
import { describe, Field } from '../lib/Field';
import { input as box } from '../lib/input.css';
import { classes, type Passthrough } from '../lib/passthrough';
import { useResettable } from '../lib/useFormReset';
import { area } from './TextField.css';

export type { Passthrough };

interface TextFieldBase {
  /** Its label: "Your Name". */
  label: string;
  /** Only screen readers get the label, as for a search field beside its list. */
  labelHidden?: boolean | undefined;
  /** The app's state. Left out, the browser holds it. */
  value?: string | undefined;
  /** Its text at first, if the app doesn't hold the state. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** A hint, shown before there is an error. */
  hint?: string | undefined;
  /** The error message; marks the field invalid and is read with it. */
  error?: string | undefined;
  /** Marked with "*" after the label, and announced by assistive technology; the browser doesn't validate it. */
  required?: boolean | undefined;
}

interface OneLine extends TextFieldBase, Passthrough<'input', 'value'> {
  multiline?: false | undefined;
  type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'password'
    | 'search'
    | 'number'
    | 'date'
    | 'time'
    | 'datetime-local'
    | 'month'
    | 'week'
    | 'file'
    | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface SeveralLines extends TextFieldBase, Passthrough<'textarea', 'value'> {
  /** Grows with its text. */
  multiline: true;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

export type TextFieldProps = OneLine | SeveralLines;

/** A labelled text input. The app or the browser holds its text, and the app validates it. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  onValueChange,
  required,
  className,
  style,
  ...props
}: TextFieldProps) {
  const own = useId();
  const id = props.id ?? own;
  const shared = {
    ...describe({ id, hint, error, required, given: props }),
    className: classes(box, props.multiline && area),
    onChange: (event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
      props.onChange?.(event);
      onValueChange?.(event.target.value);
    },
  };
  const { multiline, ref, ...input } = props;
  const field = useResettable(multiline ? undefined : (ref as OneLine['ref']), 'defaultValue', props.value);
  return (
    <Field {...{ id, label, labelHidden, hint, error, required, className, style }}>
      {multiline ? (
        <textarea rows={3} {...(input as Passthrough<'textarea'>)} ref={ref as SeveralLines['ref']} {...shared} />
      ) : (
        <input
          type="text"
          {...(input as Passthrough<'input'>)}
          ref={field}
          {...shared}
          onWheel={(event) => {
            (input as Passthrough<'input'>).onWheel?.(event);
            // The wheel scrolls the page: with the focus, it would change the number in passing.
            if (event.currentTarget.type === 'number') event.currentTarget.blur();
          }}
        />
      )}
    </Field>
  );
}
