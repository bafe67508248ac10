import { error, errorMark, hint } from './field.css';
import { UnavailableIcon } from './icons';

interface NoteProps {
  id: string;
  children: string | undefined;
}

/** What helps to fill a field in, shown before anything went wrong. */
export const Hint = ({ id, children }: NoteProps) =>
  children ? (
    <p id={id} className={hint}>
      {children}
    </p>
  ) : null;

/** What is wrong with a field, announced when it appears. */
export const FieldError = ({ id, children }: NoteProps) =>
  children ? (
    <p id={id} className={error} role="alert">
      <UnavailableIcon className={errorMark} />
      {children}
    </p>
  ) : null;
