import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Alert.css';
import '@agency-site/ui/Button.css';
import { type ReactNode, useState } from 'react';
import { Form, textIn } from '../../lib/Form';
import { wordsOf } from '../deskApi.ts';

/** The state of a form's submission: running, failed. */
export function useForm(submit: (fields: FormData) => Promise<unknown> = async () => {}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (task: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await task();
    } catch (failure) {
      setError(wordsOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run, onSubmit: (fields: FormData) => run(() => submit(fields)) };
}

/** The code that a member has typed, with or without spaces. */
export const codeIn = (fields: FormData) => textIn(fields, 'code').replace(/\s/g, '');

interface StepFormProps {
  form: ReturnType<typeof useForm>;
  /** The words of its button. */
  submit: string;
  /** What it is busy with: "Reading the calendar …" */
  busy?: string;
  tone?: 'primary' | 'line';
  /** Whether its button is as wide as the fields. */
  wide?: boolean;
  className: string;
  children: ReactNode;
}

/** Fields, why they weren't accepted, and the button. */
export const StepForm = ({ form, submit, busy, tone = 'primary', wide = true, className, children }: StepFormProps) => (
  <Form className={className} onSubmit={form.onSubmit}>
    {children}
    <Alert tone="error">{form.error}</Alert>
    <p>
      <Button type="submit" tone={tone} wide={wide} busy={form.busy} busyLabel={busy}>
        {submit}
      </Button>
    </p>
  </Form>
);
