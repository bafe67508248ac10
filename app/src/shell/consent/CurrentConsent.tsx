import { Button } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { useSyncExternalStore } from 'react';
import { currentConsent, onConsentChange, unknownConsent, withdrawConsent } from '../../api/consent.ts';
import { consentWords } from '../../content/consent.ts';
import { consentExpiresAt, grantedIn } from '../../domain/consent/consent.ts';
import { formatDate } from '../../domain/dates.ts';
import { notify } from '../notices/notices.ts';
import * as css from './consentSettings.css';

const words = consentWords.page.answer;
const dayOf = (instant: string) => formatDate(instant.slice(0, 10));

/** The visitor's answer, its date and expiry, and a button to withdraw it. */
export function Answer() {
  const { choices, decision, status } = useConsent();
  const withdraw = () => {
    withdrawConsent();
    notify({ tone: 'success', text: words.withdrawn });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (!decision) return <p className={css.none}>{words.open(status)}</p>;
  const facts = [
    { term: words.decided, description: dayOf(decision.decidedAt) },
    { term: words.allowed, description: grantedIn(choices).join(', ') || words.nothing },
    { term: words.until, description: dayOf(consentExpiresAt(decision)) },
  ];
  return (
    <>
      <DescriptionList size="m" items={facts} />
      <p className={css.withdraw}>
        <Button onClick={withdraw}>{words.withdraw}</Button>
        <span className={css.rule}>{words.withdrawRule}</span>
      </p>
    </>
  );
}

/** The visitor's consent; unanswered while prerendering. */
export const useConsent = () => useSyncExternalStore(onConsentChange, currentConsent, unknownConsent);
