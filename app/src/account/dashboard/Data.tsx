import { Button } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { exportData, requestDeletion } from '../../api/account.ts';
import { saveFile } from '../../api/browser.ts';
import { useForm } from '../../lib/useForm.ts';
import { useTask } from '../../lib/useTask.ts';
import { Problem } from '../../shell/Problem';
import { news } from '../../shell/problem.css';
import { Consequences } from '../Consequences';
import { Form } from '../form/Form';
import { PasswordField } from '../form/fields';
import { InThisBrowser } from './InThisBrowser';
import { type DashboardPageProps, PageHeading, Section, WhenLoaded } from './parts';
import { dataWords, newsletterStates } from './words.ts';

const words = dataWords;

/** All personal data, on the server and in the browser, with download and deletion. */
export function Data({ user, account }: DashboardPageProps) {
  return (
    <>
      <PageHeading title={words.title} lead={words.lead} />
      <Section id="held" title={words.held.title}>
        <WhenLoaded of={account}>
          {({ bookings, orders, quotes, newsletter }) => (
            <DescriptionList
              size="m"
              items={[
                { term: words.held.name, description: user.name },
                { term: words.held.email, description: user.email },
                { term: words.held.consultations, description: bookings.length },
                { term: words.held.orders, description: orders.length },
                { term: words.held.quotes, description: quotes.length },
                { term: words.held.newsletter, description: newsletterStates[newsletter] },
                { term: words.held.logins, description: words.held.loginsText },
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
      <Form form={form} labelledBy="remove" submit={words.remove.submit} busy={words.remove.busy} tone="danger">
        <PasswordField {...form.field('password')} label={words.remove.password} kind="current" account={email} />
      </Form>
    </Section>
  );
}

const exportWords = dataWords.export;

/** Downloads all data on the server. */
function Export() {
  const { run, busy, done, failure } = useTask(async () =>
    saveFile(exportWords.file, 'application/json', await exportData()),
  );
  return (
    <Section id="export" title={exportWords.title} lead={exportWords.text}>
      <Button tone="ink" busy={busy} busyLabel={exportWords.busy} onClick={() => run()}>
        {exportWords.submit}
      </Button>
      <p className={news} role="status">
        {done && exportWords.done}
      </p>
      <Problem>{failure?.message}</Problem>
    </Section>
  );
}
