import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import type { ReactNode } from 'react';
import type { UsedLinkCode } from '../domain/contract/account.ts';
import { AccountPage } from './AccountPage';
import * as css from './account.css';
import { DeadLinks, deadLinkWords, WhileLinkWorks } from './DeadLinks';
import type { UseForm } from './form/useForm.ts';
import { useDeadLink } from './useDeadLink.ts';

interface LinkPageProps {
  words: Readonly<Record<'title' | 'description' | 'lead' | 'done' | 'stale' | 'staleText' | 'again', string>>;
  form: Pick<UseForm, 'failure'>;
  /** What has come of it, once it has gone well. */
  done: string | undefined;
  /** The one way on, once it has gone well. */
  onward: { to: string; label: string };
  /** Where another link is to be had, if this one has expired. */
  again: string;
  /** Which link leads here, once it was used. */
  used: UsedLinkCode;
  children: ReactNode;
}

/** Where a link in a mail leads: its form, and what the link has come to. */
export function LinkPage({ words, form, done, onward, again, used, children }: LinkPageProps) {
  const state = useDeadLink(form.failure);
  const dead = { title: words.stale, text: words.staleText, to: again, label: words.again };
  const end = () => {
    if (done !== undefined) return { title: words.done, text: done, ...onward };
    return state && deadLinkWords(state, dead);
  };
  const ended = end();
  const lead = <span className={css.whileLinkWorks}>{words.lead}</span>;
  return (
    <AccountPage
      secret
      focus={done !== undefined || form.failure !== undefined}
      title={ended?.title ?? words.title}
      description={words.description}
      lead={ended?.text ?? lead}
    >
      <DeadLinks dead={dead} used={[used]} />
      {ended ? (
        <div className={css.buttons}>
          <a className={buttonClass({ tone: 'primary' })} href={ended.to}>
            {ended.label}
          </a>
        </div>
      ) : (
        <WhileLinkWorks>{children}</WhileLinkWorks>
      )}
    </AccountPage>
  );
}
