import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { type ComponentProps, useState } from 'react';
import { signUp } from '../../api/account.ts';
import { paths } from '../../content/links/paths.ts';
import type { SignUpRequest } from '../../domain/contract/account.ts';
import { emailProblem, nameProblem, oneLine } from '../../domain/forms/message.ts';
import { passwordProblem } from '../../domain/forms/password.ts';
import { type FieldProps, useForm } from '../../lib/useForm.ts';
import { nameField } from '../../shell/contactFields.ts';
import { typedFields } from '../../shell/tool/typedEarly.ts';
import * as css from '../account.css';
import type { RequestedMail } from '../MailSent';
import { accountWords, signUpWords } from '../words.ts';
import { Form } from './Form';

/** The e-mail address of an account. */
export function AddressField(props: FieldProps) {
  return <TextField {...props} label={accountWords.email} type="email" autoComplete="username" />;
}

interface PasswordFieldProps extends FieldProps {
  label: string;
  /** Current or new password: a password manager fills in the first and suggests the second. */
  kind: 'current' | 'new';
  /** The address of its account, where the form doesn't ask for it: for password managers. */
  account?: string;
}

/** A password field with a Show button. */
export function PasswordField({ kind, account, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const press = shown ? accountWords.hide : accountWords.show;
  return (
    <div className={css.password}>
      {account && <input type="hidden" name="username" autoComplete="username" value={account} />}
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        hint={kind === 'new' ? accountWords.passwordHint : undefined}
        autoComplete={`${kind}-password`}
      />
      <Button
        tone="plain"
        size="s"
        className={css.show}
        aria-label={`${press} ${field.label.toLowerCase()}`}
        onClick={() => setShown(!shown)}
      >
        {press}
      </Button>
    </div>
  );
}

interface SignUpFormProps
  extends Omit<ComponentProps<typeof Form>, 'form' | 'busy'>,
    Pick<ReturnType<typeof useSignUp>, 'form'> {}

/** The form for a new account. */
export const SignUpForm = ({ form, ...props }: SignUpFormProps) => (
  <Form
    {...props}
    form={form}
    busy={signUpWords.busy}
    beside={
      <p className={css.fine}>
        {signUpWords.privacy} <a href={paths.privacy}>{signUpWords.privacyLink}</a>
      </p>
    }
  >
    <TextField {...form.field('name')} {...nameField} label={accountWords.name} />
    <AddressField {...form.field('email')} />
    <PasswordField {...form.field('password')} label={accountWords.password} kind="new" />
  </Form>
);

const tidy = ({ name, email, password }: SignUpRequest): SignUpRequest => ({
  name: oneLine(name),
  email: oneLine(email),
  password,
});

/**
 * What is typed to sign up, and the e-mail that it requests.
 * @param action of the form, to find text typed before hydration
 */
export function useSignUp(action: string) {
  const [requested, setRequested] = useState<RequestedMail>();
  const form = useForm<keyof SignUpRequest>({
    initial: () => typedFields(action, 'name', 'email', 'password'),
    problems: (typed) => {
      const { name, email, password } = tidy(typed);
      return {
        name: nameProblem(name),
        email: emailProblem(email),
        password: passwordProblem(password, { name, email }),
      };
    },
    send: async (typed) => {
      const person = tidy(typed);
      const { message } = await signUp(person);
      setRequested({ email: person.email, message });
    },
    errorFields: { PASSWORD_REFUSED: 'password' },
  });
  return { form, requested, forget: () => setRequested(undefined) };
}
