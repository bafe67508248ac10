import { requestDeletion } from '../../../api/account.ts';
import { dataWords, profileWords } from '../../../content/dashboard.ts';
import { Form } from '../form/Form';
import { PasswordField } from '../form/PasswordField';
import { useForm } from '../form/useForm.ts';
import { Export } from './Export';
import { Heading } from './Heading';
import { InThisBrowser } from './InThisBrowser';
import { Known } from './Known';
import { Part } from './Part';
import { leaving } from './Profile';
import type { SectionProps } from './SignedIn';
import * as css from './user.css';

const words = dataWords;

/** Everything that is held about somebody, on the server and in the browser, with the ways to take and to delete it. */
export function Data({ user, account }: SectionProps) {
  return (
    <>
      <Heading title={words.title} lead={words.lead} />
      <Part id="held" title={words.held.title}>
        <Known of={account}>
          {({ bookings, orders, quotes, newsletter }) => (
            <dl className={css.facts}>
              {(
                [
                  [words.held.name, user.name],
                  [words.held.email, user.email],
                  [words.held.calls, String(bookings.length)],
                  [words.held.orders, String(orders.length)],
                  [words.held.quotes, String(quotes.length)],
                  [words.held.newsletter, profileWords.glance[newsletter]],
                  [words.held.logins, words.held.loginsText],
                ] as const
              ).map(([name, value]) => (
                <div key={name} className={css.fact}>
                  <dt className={css.factName}>{name}</dt>
                  <dd className={css.factValue}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </Known>
      </Part>
      <Export />
      <InThisBrowser />
      <Deletion email={user.email} />
    </>
  );
}

function Deletion({ email }: { email: string }) {
  const form = useForm({
    begin: { password: '' },
    problems: ({ password }) => ({ password: password ? undefined : 'Please enter your password.' }),
    send: async ({ password }) => (await requestDeletion(password).catch(leaving)).message,
    blame: { INVALID_PASSWORD: 'password' },
    clears: true,
  });
  return (
    <Part id="remove" title={words.remove.title} lead={words.remove.text}>
      <Form form={form} labelledBy="remove" submit={words.remove.submit} busy={words.remove.busy} tone="line">
        {/* For password managers, which ask whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField {...form.field('password')} label={words.remove.password} kind="current" />
      </Form>
    </Part>
  );
}
