'use client';

import { type ReactNode, type Ref, useId } from 'react';
import { CheckboxRow } from '../lib/CheckboxRow';
import { describe, FieldError, Hint } from '../lib/Field';
import { field as fieldClass } from '../lib/field.css';
import { classes, type Passthrough } from '../lib/passthrough';
import { useResettable } from '../lib/useFormReset';
import { notes } from './Checkbox.css';

export type { Passthrough };

export interface CheckboxProps extends Passthrough<'input', 'type'> {
  /** Its label; clicking it toggles the box, except on a link inside it. */
  label: ReactNode;
  /** Only screen readers get the label, as for the box of a row. */
  labelHidden?: boolean | undefined;
  /** The app's state. Left out, the browser holds it. */
  checked?: boolean | undefined;
  /** Checked at first, if the app doesn't hold the state. */
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** A hint, read with the box. */
  hint?: string | undefined;
  /** The error message; marks the box invalid and is read with it. */
  error?: string | undefined;
  /** Why it can't be changed now. Disables it. */
  unavailable?: string | undefined;
  value?: string | undefined;
  /** Announced by assistive technology; the browser doesn't validate it. */
  required?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A yes or no that is sent with its form. For what takes effect at once, use a switch. */
export function Checkbox({
  label,
  labelHidden,
  onCheckedChange,
  hint,
  error,
  unavailable,
  required,
  disabled,
  className,
  style,
  ref,
  ...input
}: CheckboxProps) {
  const own = useId();
  const id = input.id ?? own;
  const field = useResettable(ref, 'defaultChecked', input.checked);
  const describedBy = classes(unavailable && `${id}-reason`, input['aria-describedby']);
  return (
    <div className={classes(fieldClass, className)} style={style} data-state={error ? 'invalid' : 'valid'}>
      <CheckboxRow
        {...input}
        {...describe({ id, hint, error, required, given: { ...input, 'aria-describedby': describedBy } })}
        ref={field}
        label={label}
        labelHidden={labelHidden}
        disabled={disabled || unavailable !== undefined}
        onChange={(event) => {
          input.onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      {hint || unavailable || error ? (
        <div className={notes}>
          <Hint id={`${id}-hint`}>{hint}</Hint>
          <Hint id={`${id}-reason`}>{unavailable}</Hint>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
