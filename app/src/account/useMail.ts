import { useState } from 'react';
import type { Done } from '../domain/contract/account.ts';
import { emailProblem } from '../domain/forms/message.ts';
import { useForm } from '../lib/useForm.ts';

/** A requested e-mail: its address, and the server's message. */
export interface RequestedMail {
  email: string;
  message: string;
}

/**
 * A form that requests an e-mail to an address.
 * @param typed the initial value
 */
export function useMail(ask: (email: string) => Promise<Done>, typed: () => string) {
  const [requested, setRequested] = useState<RequestedMail>();
  const form = useForm({
    initial: () => ({ email: typed() }),
    problems: ({ email }) => ({ email: emailProblem(email.trim()) }),
    send: async (values) => {
      const email = values.email.trim();
      const { message } = await ask(email);
      setRequested({ email, message });
      return undefined;
    },
  });
  /** Goes back to the form. */
  const forget = () => setRequested(undefined);
  return { form, requested, forget };
}
