import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import type { ReactNode } from 'react';
import type { DeadLink, UsedLinkCode } from '../domain/contract/account.ts';
import { useHydrated } from '../shell/tool/useHydrated.ts';
import * as css from './account.css';
import { usedLinkWords } from './words.ts';

/** Why a link does not work, and where that leads. */
export interface DeadLinkWords {
  title: string;
  text: string;
  to: string;
  label: string;
}

/** What a page says of its links that do not work. @param dead what it says of one that has expired or is cut short */
export const deadLinkWords = (state: DeadLink, dead: DeadLinkWords): DeadLinkWords =>
  state === 'dead' ? dead : usedLinkWords[state];

interface DeadLinksProps {
  /** What the page says of a link that has expired or is cut short. */
  dead: DeadLinkWords;
  /** Of the links that lead here. */
  used: readonly UsedLinkCode[];
}

/**
 * What is seen without scripts, and until they come, where the server has marked the page: its link does not work. Nothing
 * is typed before that is said.
 */
export function DeadLinks({ dead, used }: DeadLinksProps) {
  if (useHydrated()) return null;
  return (['dead', ...used] as const).map((state) => {
    const { title, text, to, label } = deadLinkWords(state, dead);
    return (
      <div key={state} className={css.deadLink} data-state={state}>
        <h2 className={css.ruledTitle}>{title}</h2>
        <p className={css.lead}>{text}</p>
        <a className={buttonClass({ tone: 'primary' })} href={to}>
          {label}
        </a>
      </div>
    );
  });
}

/** What is of no use once the link does not work. */
export const WhileLinkWorks = ({ children }: { children: ReactNode }) => (
  <div className={css.whileLinkWorks}>{children}</div>
);
