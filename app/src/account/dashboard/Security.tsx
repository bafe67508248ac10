import { changePassword, sessions } from '../../api/account.ts';
import { passwordProblem } from '../../domain/forms/password.ts';
import { useAsk } from '../../lib/useAsk.ts';
import { useForm } from '../../lib/useForm.ts';
import { Form } from '../form/Form';
import { PasswordField } from '../form/PasswordField';
import { PageHeading } from './PageHeading';
import { Section } from './Section';
import { Sessions } from './Sessions';
import type { SectionProps } from './sectionProps.ts';
import { securityWords } from './words.ts';

const words = securityWords.password;

/** Password and sessions. */
export function Security({ user }: SectionProps) {
  const places = useAsk(sessions);
  const form = useForm({
    initial: { current: '', fresh: '' },
    problems: ({ current, fresh }) => ({
      current: current ? undefined : words.missing,
      fresh: passwordProblem(fresh, user) ?? (fresh === current ? words.same : undefined),
    }),
    send: async ({ current, fresh }) => {
      const change = { currentPassword: current, newPassword: fresh };
      const { message } = await changePassword(change);
      places.retry();
      return message;
    },
    errorFields: { INVALID_PASSWORD: 'current', PASSWORD_REFUSED: 'fresh' },
    clearOnSuccess: true,
  });
  return (
    <>
      <PageHeading title={securityWords.title} lead={securityWords.lead} />
      <Section id="password" title={words.title} lead={words.text}>
        <Form form={form} labelledBy="password" submit={words.submit} busy={words.busy} tone="ink">
          {/* For password managers: the user name of this password. */}
          <input type="hidden" name="username" autoComplete="username" value={user.email} />
          <PasswordField {...form.field('current')} label={words.current} kind="current" />
          <PasswordField {...form.field('fresh')} label={words.new} kind="new" />
        </Form>
      </Section>
      <Sessions of={places} />
    </>
  );
}
