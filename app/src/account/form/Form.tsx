import type { ReactNode } from 'react';
import { PlainForm } from '../../lib/PlainForm';
import type { UseForm } from '../../lib/useForm.ts';
import { Problem } from '../../shell/Problem';
import { news } from '../../shell/problem.css';
import { SubmitButton } from '../../shell/SubmitButton';
import { actions } from '../../shell/style/actions.css';
import * as css from '../account.css';
import { accountWords } from '../words.ts';

interface FormProps {
  form: UseForm;
  /** The id of its heading; or its name, if it has no heading of its own. */
  labelledBy?: string;
  label?: string;
  /** The path of its page, to find text typed before hydration. */
  action?: string;
  submit: string;
  busy: string;
  tone?: 'primary' | 'ink' | 'danger';
  children?: ReactNode;
  /** Beside the button; before one that destroys something. */
  beside?: ReactNode;
  /** What to do about an error, by its code. */
  remedy?: (code: string) => ReactNode;
}

/** The fields of a form, its error message and its button. */
export function Form({
  form,
  labelledBy,
  label,
  action,
  submit,
  busy,
  tone = 'primary',
  children,
  beside,
  remedy,
}: FormProps) {
  return (
    <PlainForm
      className={css.form}
      // Submitting before hydration does nothing: otherwise the password would end up in the URL.
      method="dialog"
      action={action}
      aria-labelledby={labelledBy}
      aria-label={label}
      onSubmit={form.submit}
    >
      {children}
      <Problem>
        {form.failure && (
          <>
            {form.failure.message} {remedy?.(form.failure.code)}
            {form.failure.code === 'unreachable' && accountWords.failed}
          </>
        )}
      </Problem>
      <div className={actions}>
        {tone === 'danger' && beside}
        <SubmitButton tone={tone} busy={form.busy} busyLabel={busy}>
          {submit}
        </SubmitButton>
        {tone !== 'danger' && beside}
      </div>
      <p className={news} role="status">
        {form.words}
      </p>
    </PlainForm>
  );
}
