import { useState } from 'react';
import type { Done } from '../domain/contract/account.ts';
import { emailProblem } from '../domain/forms/message.ts';
import { useForm } from './form/useForm.ts';

/** A mail that was asked for: where it goes, and what the server said. */
export interface AskedMail {
  email: string;
  message: string;
}

/**
 * The form that asks for a mail to an address, and what was asked by it.
 * @param typed what stands in the field at first
 */
export function useMail(ask: (email: string) => Promise<Done>, typed: () => string) {
  const [asked, setAsked] = useState<AskedMail>();
  const form = useForm({
    begin: () => ({ email: typed() }),
    problems: ({ email }) => ({ email: emailProblem(email.trim()) ?? undefined }),
    send: async (values) => {
      const email = values.email.trim();
      const { message } = await ask(email);
      setAsked({ email, message });
      return undefined;
    },
  });
  /** Back to the form. */
  const forget = () => setAsked(undefined);
  return { form, asked, forget };
}
