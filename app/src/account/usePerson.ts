import type { SignUpRequest } from '../domain/contract/account.ts';
import { emailProblem, nameProblem, oneLine } from '../domain/forms/message.ts';
import { passwordProblem } from '../domain/forms/password.ts';
import { typedEarly } from '../shell/tool/typedEarly.ts';
import { useForm } from './form/useForm.ts';

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
    initial: () => ({
      name: typedEarly(action, 'name'),
      email: typedEarly(action, 'email'),
      password: typedEarly(action, 'password'),
    }),
    problems: (typed) => {
      const { name, email, password } = tidy(typed);
      return {
        name: nameProblem(name) ?? undefined,
        email: emailProblem(email) ?? undefined,
        password: passwordProblem(password, { name, email }) ?? undefined,
      };
    },
    send: async (typed) => {
      await send(tidy(typed));
      return undefined;
    },
    errorFields: { PASSWORD_REFUSED: 'password' },
  });
}
