import { type ReactNode, type Ref, useId } from 'react';
import { FieldError, Hint } from '../lib/FieldNotes';
import { field } from '../lib/field.css';
import { choice, mark } from '../lib/mark.css';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './Checkbox.css';

export type { Passthrough };

export interface CheckboxProps extends Passthrough {
  /** Its label; clicking it toggles the box, except on a link inside it. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A hint, read with the box. */
  hint?: string | undefined;
  /** The error message; marks the box invalid and is read with it. */
  error?: string | undefined;
  /** Why it can't be changed now. Disables it. */
  unavailable?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  /** Announced by assistive technology; the browser doesn't validate it. */
  required?: boolean | undefined;
  /** For layout by the parent, on the root element. */
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A yes or no that is sent with its form. For what takes effect at once, use a switch. */
export function Checkbox({ label, onChange, hint, error, unavailable, required, className, ...input }: CheckboxProps) {
  const id = useId();
  const about = classes(
    hint && `${id}-hint`,
    unavailable && `${id}-reason`,
    error && `${id}-error`,
    input['aria-describedby'],
  );
  return (
    <div className={classes(field, className)} data-state={error ? 'invalid' : 'valid'}>
      <label className={classes(choice, css.row)}>
        <input
          {...input}
          className={css.input}
          type="checkbox"
          disabled={unavailable !== undefined}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={about || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={classes(mark.checkbox, css.mark)} />
        <span>{label}</span>
      </label>
      {about ? (
        <div className={css.notes}>
          <Hint id={`${id}-hint`}>{hint}</Hint>
          <Hint id={`${id}-reason`}>{unavailable}</Hint>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
