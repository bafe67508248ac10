import type { CSSProperties, ReactNode } from 'react';
import { error as errorClass, errorMark, field, hint as hintClass, label as labelClass } from './field.css';
import { UnavailableIcon } from './icons';
import { ownText } from './ownText.css';
import { classes } from './passthrough';
import { visuallyHidden } from './visuallyHidden.css';

interface NoteProps {
  id: string;
  children: string | undefined;
}

/** Help with filling in a field, always shown. */
export const Hint = ({ id, children }: NoteProps) =>
  children ? (
    <p id={id} className={hintClass}>
      {children}
    </p>
  ) : null;

/** What is wrong with a field; screen readers announce it when it appears. */
export const FieldError = ({ id, children }: NoteProps) =>
  children ? (
    <p id={id} className={errorClass} role="alert">
      <UnavailableIcon className={errorMark} />
      <span className={ownText}>{children}</span>
    </p>
  ) : null;

/** Whether a label gets the mark of a required field: not one that has it already. */
export const marksRequired = (label: string, required: boolean | undefined) =>
  (required && !label.endsWith('*')) || undefined;

interface FieldProps {
  /** Of the input, which `describe` ties to hint and error. */
  id: string;
  label: string;
  labelHidden?: boolean | undefined;
  hint: string | undefined;
  error: string | undefined;
  /** Marks the label, unless it has the mark already. */
  required: boolean | undefined;
  className: string | undefined;
  style: CSSProperties | undefined;
  children: ReactNode;
}

/** An input between its label and hint and its error. */
export const Field = ({ id, label, labelHidden, hint, error, required, className, style, children }: FieldProps) => (
  <div className={classes(field, className)} style={style} data-state={error ? 'invalid' : 'valid'}>
    <label
      className={labelHidden ? visuallyHidden : labelClass}
      htmlFor={id}
      data-required={marksRequired(label, required)}
    >
      {label}
    </label>
    <Hint id={`${id}-hint`}>{hint}</Hint>
    {children}
    <FieldError id={`${id}-error`}>{error}</FieldError>
  </div>
);

interface Described {
  id: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean | undefined;
  /** What the app gives the input. */
  given: {
    autoFocus?: boolean | undefined;
    'aria-invalid'?: 'grammar' | 'spelling' | boolean | 'true' | 'false' | undefined;
    'aria-describedby'?: string | undefined;
  };
}

/** The attributes of the input in a field. */
export const describe = ({ id, hint, error, required, given }: Described) => ({
  id,
  'data-autofocus': given.autoFocus || undefined,
  'aria-required': required || undefined,
  'aria-invalid': error ? true : given['aria-invalid'],
  'aria-describedby': classes(hint && `${id}-hint`, error && `${id}-error`, given['aria-describedby']) || undefined,
});
