import { canonicalEmail } from '../../../src/domain/forms/email.ts';
import { emailProblem, nameProblem, oneLine } from '../../../src/domain/forms/message.ts';
import { formText } from '../../platform/http/formText.ts';

/** What a consumer states to withdraw from a contract. */
export interface Withdrawal {
  name: string;
  /** The order's reference, in capitals: "0A1B2C3D". */
  reference: string;
  email: string;
}

export type WithdrawalProblems = Partial<Record<keyof Withdrawal, string>>;

/** Reads the fields of the form. */
export const withdrawalIn = (body: unknown): Withdrawal => ({
  name: oneLine(formText(body, 'name')),
  reference: oneLine(formText(body, 'reference')).toUpperCase(),
  email: canonicalEmail(formText(body, 'email')),
});

/** What is wrong in the fields. Whether the order exists isn't said: anyone can fill in the form. */
export function withdrawalProblems({ name, reference, email }: Withdrawal): WithdrawalProblems {
  const problems = {
    name: nameProblem(name),
    reference: /^[\dA-F]{8}$/.test(reference)
      ? null
      : 'Please enter the reference from our e-mail: eight digits and letters, such as 0A1B2C3D.',
    email: emailProblem(email),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}
