import { error, errorMark, hint } from './field.css';
import { UnavailableIcon } from './icons';

interface NoteProps {
  id: string;
  children: string | undefined;
}

/** Help with filling in a field, always shown. */
export const Hint = ({ id, children }: NoteProps) =>
  children ? (
    <p id={id} className={hint}>
      {children}
    </p>
  ) : null;

/** What is wrong with a field; screen readers announce it when it appears. */
export const FieldError = ({ id, children }: NoteProps) =>
  children ? (
    <p id={id} className={error} role="alert">
      <UnavailableIcon className={errorMark} />
      <span>{children}</span>
    </p>
  ) : null;
