import type { SignUpRequest } from '../domain/contract/account.ts';
import { emailProblem, nameProblem, oneLine } from '../domain/forms/message.ts';
import { passwordProblem } from '../domain/forms/password.ts';
import { useForm } from '../lib/useForm.ts';
import { typedFields } from '../shell/tool/typedEarly.ts';

const tidy = ({ name, email, password }: SignUpRequest): SignUpRequest => ({
  name: oneLine(name),
  email: oneLine(email),
  password,
});

/**
 * The form for a new account.
 * @param action of the form, to find text typed before hydration
 */
export function usePerson(action: string, send: (person: SignUpRequest) => Promise<void>) {
  return useForm<keyof SignUpRequest>({
    initial: () => typedFields(action, 'name', 'email', 'password'),
    problems: (typed) => {
      const { name, email, password } = tidy(typed);
      return {
        name: nameProblem(name),
        email: emailProblem(email),
        password: passwordProblem(password, { name, email }),
      };
    },
    send: (typed) => send(tidy(typed)),
    errorFields: { PASSWORD_REFUSED: 'password' },
  });
}
