import { ConsentSwitch } from '@agency-site/ui/ConsentSwitch';
import { useState } from 'react';
import { switchNewsletter } from '../../api/account.ts';
import type { NewsletterState } from '../../domain/contract/account.ts';
import { useTask } from '../../lib/useTask.ts';
import { Problem } from '../../shell/Problem';
import { row } from '../../shell/style/listRow.css';
import { type DashboardPageProps, PageHeading, type UseAccount, WhenLoaded } from './parts';
import { status, untitled } from './user.css';
import { newsletterSwitchWords as words } from './words.ts';

/** The switch for the newsletter, once its state is loaded. */
export const NewsletterSetting = ({ email, account }: { email: string; account: UseAccount }) => (
  <WhenLoaded of={account}>
    {(known) => (
      <NewsletterSwitch
        email={email}
        state={known.newsletter}
        onChange={(newsletter) => account.replace({ ...known, newsletter })}
      />
    )}
  </WhenLoaded>
);

/** The newsletter's page. */
export function NewsletterSection({ user, account }: DashboardPageProps) {
  return (
    <>
      <PageHeading title={words.title} lead={words.lead} />
      <div className={untitled}>
        <NewsletterSetting email={user.email} account={account} />
      </div>
    </>
  );
}

interface NewsletterSwitchProps {
  email: string;
  state: NewsletterState;
  onChange: (state: NewsletterState) => void;
}

/** Takes effect at once: the address is verified, so no confirmation e-mail is needed. */
function NewsletterSwitch({ email, state, onChange }: NewsletterSwitchProps) {
  /** The requested state, while it is being saved. */
  const [wanted, setWanted] = useState(false);
  const { run, busy, done, failure } = useTask(async (subscribed: boolean) => {
    setWanted(subscribed);
    onChange((await switchNewsletter(subscribed)).newsletter);
  });
  const on = busy ? wanted : state === 'subscribed';
  return (
    <>
      <ConsentSwitch
        className={row}
        label={words.label}
        description={state === 'waiting' ? words.waiting : words.to(email)}
        topics={[]}
        checked={on}
        onCheckedChange={run}
      />
      <p className={status} role="status">
        {busy ? words.saving : done && (on ? words.on : words.off)}
      </p>
      <Problem>{failure?.message}</Problem>
    </>
  );
}
