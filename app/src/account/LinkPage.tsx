import { buttonClass } from '@agency-site/ui/Button';
import type { ReactNode } from 'react';
import type { UsedLinkCode } from '../domain/contract/account.ts';
import type { UseForm } from '../lib/useForm.ts';
import { AccountPage } from './AccountPage';
import * as css from './account.css';
import { DeadLinks, deadLinkWords, WhileLinkWorks } from './DeadLinks';
import { useDeadLink } from './useDeadLink.ts';

interface LinkPageProps {
  words: Readonly<Record<'title' | 'description' | 'lead' | 'done' | 'stale' | 'staleText' | 'again', string>>;
  form: Pick<UseForm, 'failure'>;
  /** The view after success. */
  done: string | undefined;
  /** The button after success. */
  onward: { to: string; label: string };
  /** Where to get a new link, if this one has expired. */
  again: string;
  /** The error code for a link to this page that was already used. */
  used: UsedLinkCode;
  children: ReactNode;
}

/** The page of an e-mailed link: its form, or why the link doesn't work. */
export function LinkPage({ words, form, done, onward, again, used, children }: LinkPageProps) {
  const state = useDeadLink(form.failure);
  const dead = { title: words.stale, text: words.staleText, to: again, label: words.again };
  const outcomeOf = () => {
    if (done !== undefined) return { title: words.done, text: done, ...onward };
    return state && deadLinkWords(state, dead);
  };
  const outcome = outcomeOf();
  const lead = <span className={css.whileLinkWorks}>{words.lead}</span>;
  return (
    <AccountPage
      focus={done !== undefined || form.failure !== undefined}
      title={outcome?.title ?? words.title}
      description={words.description}
      lead={outcome?.text ?? lead}
    >
      <DeadLinks dead={dead} used={[used]} />
      {outcome ? (
        <div className={css.buttons}>
          <a className={buttonClass({ tone: 'primary' })} href={outcome.to}>
            {outcome.label}
          </a>
        </div>
      ) : (
        <WhileLinkWorks>{children}</WhileLinkWorks>
      )}
    </AccountPage>
  );
}
