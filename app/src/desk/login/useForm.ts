import { type FormEvent, useState } from 'react';
import { wordsOf } from '../deskApi.ts';

/** The state of a form's submission: running, failed. */
export function useForm(submit: (fields: FormData) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (task: () => Promise<void>) => {
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
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void run(() => submit(fields));
  };
  return { busy, error, onSubmit, run };
}

/** The text of a field. */
export const textIn = (fields: FormData, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
