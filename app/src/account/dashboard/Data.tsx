import { requestDeletion } from '../../api/account.ts';
import { useForm } from '../../lib/useForm.ts';
import { DescriptionList } from '../../shell/DescriptionList';
import { Consequences } from '../Consequences';
import { Form } from '../form/Form';
import { PasswordField } from '../form/PasswordField';
import { Export } from './Export';
import { InThisBrowser } from './InThisBrowser';
import { PageHeading } from './PageHeading';
import { Section } from './Section';
import type { SectionProps } from './sectionProps.ts';
import { WhenLoaded } from './WhenLoaded';
import { dataWords, newsletterStates } from './words.ts';

const words = dataWords;

/** All personal data, on the server and in the browser, with download and deletion. */
export function Data({ user, account }: SectionProps) {
  return (
    <>
      <PageHeading title={words.title} lead={words.lead} />
      <Section id="held" title={words.held.title}>
        <WhenLoaded of={account}>
          {({ bookings, orders, quotes, newsletter }) => (
            <DescriptionList
              items={[
                { name: words.held.name, value: user.name },
                { name: words.held.email, value: user.email },
                { name: words.held.consultations, value: bookings.length },
                { name: words.held.orders, value: orders.length },
                { name: words.held.quotes, value: quotes.length },
                { name: words.held.newsletter, value: newsletterStates[newsletter] },
                { name: words.held.logins, value: words.held.loginsText },
              ]}
            />
          )}
        </WhenLoaded>
      </Section>
      <Export />
      <InThisBrowser />
      <Deletion email={user.email} />
    </>
  );
}

function Deletion({ email }: { email: string }) {
  const form = useForm({
    initial: { password: '' },
    problems: ({ password }) => ({ password: password ? undefined : 'Please enter your password.' }),
    send: async ({ password }) => (await requestDeletion(password)).message,
    errorFields: { INVALID_PASSWORD: 'password' },
    clearOnSuccess: true,
  });
  return (
    <Section id="remove" title={words.remove.title} lead={words.remove.text}>
      <Consequences />
      <Form form={form} labelledBy="remove" submit={words.remove.submit} busy={words.remove.busy} tone="line">
        {/* For password managers: the user name of this password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField {...form.field('password')} label={words.remove.password} kind="current" />
      </Form>
    </Section>
  );
}
