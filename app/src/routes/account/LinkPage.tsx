import { buttonClass } from '@agency-site/ui/Button';
import type { ReactNode } from 'react';
import { Link } from '../../shell/Link';
import { AccountPage } from './AccountPage';
import { buttons } from './account.css';
import type { UseForm } from './form/useForm.ts';

interface LinkPageProps {
  words: Readonly<Record<'title' | 'description' | 'lead' | 'done' | 'stale' | 'staleText' | 'again', string>>;
  form: Pick<UseForm, 'failure'>;
  /** What has come of it, once it has gone well. */
  done: string | undefined;
  /** The one way on, once it has gone well. */
  onward: { to: string; label: string };
  /** Where another link is to be had, if this one is used or too old. */
  again: string;
  children: ReactNode;
}

/** Where a link in a mail leads: its form, and what the link has come to. */
export function LinkPage({ words, form, done, onward, again, children }: LinkPageProps) {
  const end = () => {
    if (done !== undefined) return { title: words.done, lead: done, ...onward };
    if (form.failure?.code !== 'INVALID_TOKEN') return null;
    return { title: words.stale, lead: words.staleText, to: again, label: words.again };
  };
  const ended = end();
  const { title, lead } = ended ?? words;
  return (
    <AccountPage secret focus={ended !== null} title={title} description={words.description} lead={lead}>
      {ended ? (
        <div className={buttons}>
          <Link className={buttonClass({ tone: 'primary' })} to={ended.to}>
            {ended.label}
          </Link>
        </div>
      ) : (
        children
      )}
    </AccountPage>
  );
}
