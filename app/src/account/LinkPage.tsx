import { buttonClass } from '@agency-site/ui/Button';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type DeadLink, type UsedLinkCode, usedLinkCodes } from '../domain/contract/account.ts';
import type { UseForm } from '../lib/useForm.ts';
import { actions } from '../shell/style/actions.css';
import { useHydrated } from '../shell/tool/useHydrated.ts';
import { AccountPage } from './AccountPage';
import * as css from './account.css';
import { usedLinkWords } from './words.ts';

interface Way {
  to: string;
  label: string;
}

interface LinkPageProps {
  words: Readonly<Record<'title' | 'description' | 'lead', string>>;
  /** In place of the lead. */
  request?: string | undefined;
  form: Pick<UseForm, 'failure'>;
  /** The view after success, with the ways on, the first one first. */
  done: { title: string; text: string; ways: readonly [Way, ...Way[]] } | undefined;
  /** The message for a link that has expired or is incomplete. */
  dead: DeadLinkWords;
  /** In place of that message, once the server has said so. */
  expired?: ReactNode;
  /** Error codes for links to this page that were already used. */
  used: readonly UsedLinkCode[];
  children: ReactNode;
}

/** The page of an e-mailed link: its form, or why the link doesn't work. */
export function LinkPage({ words, request, form, done, dead, expired, used, children }: LinkPageProps) {
  const state = useDeadLink(form.failure);
  if (!done && state === 'dead' && expired) return <div data-no-newsletter>{expired}</div>;
  const not = state && deadLinkWords(state, dead);
  const outcome = done ?? (not && { ...not, ways: [not] });
  return (
    <AccountPage
      focus={done !== undefined || form.failure !== undefined}
      title={outcome?.title ?? words.title}
      description={words.description}
      lead={outcome?.text ?? request ?? <span className={css.whileLinkWorks}>{words.lead}</span>}
    >
      <DeadLinks dead={dead} used={used} />
      {outcome ? (
        <div className={css.buttons} data-no-newsletter>
          {outcome.ways.map(({ to, label }, at) => (
            <a key={to} className={buttonClass({ tone: at === 0 ? 'primary' : 'line' })} href={to}>
              {label}
            </a>
          ))}
        </div>
      ) : (
        <div className={css.whileLinkWorks} data-no-newsletter>
          {children}
        </div>
      )}
    </AccountPage>
  );
}

/** Why a link doesn't work, and the next step. */
interface DeadLinkWords {
  title: string;
  text: string;
  to: string;
  label: string;
}

/** Messages for links that don't work. @param dead for one that has expired or is incomplete */
const deadLinkWords = (state: DeadLink, dead: DeadLinkWords): DeadLinkWords =>
  state === 'dead' ? dead : usedLinkWords[state];

interface DeadLinksProps {
  /** The message for a link that has expired or is incomplete. */
  dead: DeadLinkWords;
  /** Error codes for links to this page that were already used. */
  used: readonly UsedLinkCode[];
}

/**
 * Messages for links that don't work, shown before hydration by the server's mark on the page, so that
 * no one fills in the form in vain.
 */
function DeadLinks({ dead, used }: DeadLinksProps) {
  if (useHydrated()) return null;
  return (['dead', ...used] as const).map((state) => {
    const { title, text, to, label } = deadLinkWords(state, dead);
    return (
      <div key={state} className={css.deadLink} data-state={state}>
        <h2 className={css.ruledTitle}>{title}</h2>
        <p className={css.lead}>{text}</p>
        <p className={actions}>
          <a className={buttonClass({ tone: 'primary' })} href={to}>
            {label}
          </a>
        </p>
      </div>
    );
  });
}

/** Why a link doesn't work, by error code. */
function deadLinkOf(code: string | undefined): DeadLink | null {
  if (code === 'INVALID_TOKEN' || code === 'dead') return 'dead';
  return usedLinkCodes.find((used) => used === code) ?? null;
}

/**
 * Why the link to this page doesn't work: from the server's mark on the page, or its response to the form.
 * @returns null while the link works, and while prerendering
 */
function useDeadLink(failure: { code: string } | undefined): DeadLink | null {
  const marked = useHydrated() ? document.documentElement.dataset.link : undefined;
  return deadLinkOf(failure?.code) ?? deadLinkOf(marked);
}

/** The token of an e-mailed link; empty while prerendering, and if the link is incomplete. */
export function useToken(): string {
  const { search } = useLocation();
  return useHydrated() ? (new URLSearchParams(search).get('token') ?? '') : '';
}
