import { Button } from '@agency-site/ui/Button';
import { withdrawConsent } from '../../api/consent.ts';
import { consentWords } from '../../content/consent.ts';
import { dateInWords } from '../../content/dates.ts';
import { askedAgainAt, grantedIn } from '../../domain/consent.ts';
import { useConsent } from '../../shell/consent/useConsent.ts';
import { useNotify } from '../../shell/Toasts';
import * as css from './UserConsent.css';

const words = consentWords.page.answer;
const dayOf = (instant: string) => dateInWords(instant.slice(0, 10));

/** When the question was answered and how, until when that counts, and how to take it back. */
export function Answer() {
  const { choices, decision, standing } = useConsent();
  const notify = useNotify();
  const withdraw = () => {
    withdrawConsent();
    notify({ severity: 'success', text: words.withdrawn });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (!decision) return <p className={css.note}>{words.open(standing)}</p>;
  const facts = [
    [words.decided, dayOf(decision.decidedAt)],
    [words.allowed, grantedIn(choices).join(', ') || words.nothing],
    [words.until, dayOf(askedAgainAt(decision))],
  ] as const;
  return (
    <>
      <dl className={css.rows}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.withdraw}>
        <Button onClick={withdraw}>{words.withdraw}</Button>
        <span className={css.rule}>{words.withdrawRule}</span>
      </p>
    </>
  );
}
