import { changePassword } from '../../api/account.ts';
import { passwordProblem } from '../../domain/forms/password.ts';
import { Form } from '../form/Form';
import { PasswordField } from '../form/PasswordField';
import { useForm } from '../form/useForm.ts';
import { Heading } from './Heading';
import { Part } from './Part';
import { Sessions } from './Sessions';
import type { SectionProps } from './section.ts';
import { useSessions } from './useSessions.ts';
import { securityWords } from './words.ts';

const words = securityWords.password;

/** The password, and the places where somebody is logged in. */
export function Security({ user }: SectionProps) {
  const places = useSessions();
  const form = useForm({
    begin: { current: '', fresh: '' },
    problems: ({ current, fresh }) => ({
      current: current ? undefined : words.missing,
      fresh: passwordProblem(fresh, user) ?? (fresh === current ? words.same : undefined),
    }),
    send: async ({ current, fresh }) => {
      const change = { currentPassword: current, newPassword: fresh };
      const { message } = await changePassword(change);
      places.askAgain();
      return message;
    },
    blame: { INVALID_PASSWORD: 'current', PASSWORD_REFUSED: 'fresh' },
    clears: true,
  });
  return (
    <>
      <Heading title={securityWords.title} lead={securityWords.lead} />
      <Part id="password" title={words.title} lead={words.text}>
        <Form form={form} labelledBy="password" submit={words.submit} busy={words.busy} tone="ink">
          {/* For password managers, which ask whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={user.email} />
          <PasswordField {...form.field('current')} label={words.current} kind="current" />
          <PasswordField {...form.field('fresh')} label={words.new} kind="new" />
        </Form>
      </Part>
      <Sessions of={places} />
    </>
  );
}
