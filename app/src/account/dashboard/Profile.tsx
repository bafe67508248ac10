import { TextField } from '@agency-site/ui/TextField';
import { changeEmail, changeName } from '../../api/account.ts';
import { canonicalEmail } from '../../domain/forms/email.ts';
import { emailProblem, nameProblem, oneLine } from '../../domain/forms/message.ts';
import { useForm } from '../../lib/useForm.ts';
import { emailField, nameField } from '../../shell/contactFields.ts';
import { Form } from '../form/Form';
import { type DashboardPageProps, PageHeading, Section } from './parts';
import { form as formClass } from './user.css';
import { profileWords as words } from './words.ts';

/** Name and e-mail address. The navigation links here. */
export function Profile({ user }: DashboardPageProps) {
  return (
    <>
      <PageHeading title={words.title(user.name.split(' ')[0] ?? '')} lead={words.lead} />
      <NamePart name={user.name} />
      <EmailPart email={user.email} />
    </>
  );
}

function NamePart({ name }: { name: string }) {
  const form = useForm({
    initial: { name },
    problems: (typed) => ({ name: nameProblem(oneLine(typed.name)) }),
    send: async (typed) => {
      await changeName(oneLine(typed.name));
      return words.name.done;
    },
  });
  return (
    <Section id="name" title={words.name.title}>
      <div className={formClass}>
        <Form form={form} labelledBy="name" submit={words.name.submit} busy={words.name.busy} tone="ink">
          <TextField {...form.field('name')} {...nameField} label={words.name.label} />
        </Form>
      </div>
    </Section>
  );
}

function EmailPart({ email }: { email: string }) {
  const form = useForm({
    initial: { email: '' },
    problems: (typed) => ({
      email: emailProblem(typed.email.trim()) ?? (canonicalEmail(typed.email) === email ? words.email.same : undefined),
    }),
    send: async (typed) => (await changeEmail(typed.email.trim())).message,
    clearOnSuccess: true,
  });
  return (
    <Section id="email" title={words.email.title} lead={words.email.now(email)}>
      <Form form={form} labelledBy="email" submit={words.email.submit} busy={words.email.busy} tone="ink">
        <TextField {...form.field('email')} {...emailField} label={words.email.label} hint={words.email.hint} />
      </Form>
    </Section>
  );
}
