import { buttonClass } from '@agency-site/ui/Button';
import type { ReactNode } from 'react';
import type { DeadLink, UsedLinkCode } from '../domain/contract/account.ts';
import { actions } from '../shell/style/actions.css';
import { useHydrated } from '../shell/tool/useHydrated.ts';
import * as css from './account.css';
import { usedLinkWords } from './words.ts';

/** Why a link doesn't work, and the next step. */
export interface DeadLinkWords {
  title: string;
  text: string;
  to: string;
  label: string;
}

/** Messages for links that don't work. @param dead for one that has expired or is incomplete */
export const deadLinkWords = (state: DeadLink, dead: DeadLinkWords): DeadLinkWords =>
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
export function DeadLinks({ dead, used }: DeadLinksProps) {
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

/** Hidden when the link doesn't work. */
export const WhileLinkWorks = ({ children }: { children: ReactNode }) => (
  <div className={css.whileLinkWorks}>{children}</div>
);
