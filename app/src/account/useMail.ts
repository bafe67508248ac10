import { useState } from 'react';
import type { Done } from '../domain/contract/account.ts';
import { emailProblem } from '../domain/forms/message.ts';
import { useForm } from './form/useForm.ts';

/** A mail that was asked for: where it goes, and what the server said. */
export interface RequestedMail {
  email: string;
  message: string;
}

/**
 * The form that asks for a mail to an address, and what was asked by it.
 * @param typed what stands in the field at first
 */
export function useMail(ask: (email: string) => Promise<Done>, typed: () => string) {
  const [requested, setRequested] = useState<RequestedMail>();
  const form = useForm({
    begin: () => ({ email: typed() }),
    problems: ({ email }) => ({ email: emailProblem(email.trim()) ?? undefined }),
    send: async (values) => {
      const email = values.email.trim();
      const { message } = await ask(email);
      setRequested({ email, message });
      return undefined;
    },
  });
  /** Back to the form. */
  const forget = () => setRequested(undefined);
  return { form, requested, forget };
}
