import { buttonClass } from '@agency-site/ui/Button';
import { paths } from '../content/links/paths.ts';
import { formatEuro } from '../domain/money.ts';
import { ContactPerson } from '../shell/ContactPerson';
import * as css from './checkout.css';
import { type NextStep, nextStepsWords as words } from './words.ts';

interface NextStepsProps {
  /** Whether a consultation was bought, and its time has still to be chosen. */
  isCall: boolean;
  /** Whether the time is chosen on the same page. */
  hasCalendar: boolean;
  /** Where the receipt goes. */
  email: string | undefined;
  /** Euro still to pay. */
  balance: number;
}

/** What happens after a payment, step by step. The first step is done. */
export function NextSteps({ isCall, hasCalendar, email, balance }: NextStepsProps) {
  const rest = isCall ? words.meeting : balance > 0 && words.balance(formatEuro(balance));
  const steps = [words.receipt(email), isCall ? words.time : words.start, rest].filter((step) => step !== false);
  return (
    <section aria-labelledby="next-steps">
      <h2 className={css.stepsTitle} id="next-steps">
        {words.title}
      </h2>
      <ol>
        {steps.map(({ when, title, text, book }: NextStep, at) => (
          <li key={title} className={css.step}>
            <span className={css.mark} data-done={at === 0 || undefined} />
            <div className={css.body}>
              <p className={css.when}>{when}</p>
              <h3 className={css.stepName}>{title}</h3>
              <p className={css.stepAbout}>{text}</p>
              {book && !hasCalendar && (
                <a className={`${buttonClass({ tone: 'primary' })} ${css.action}`} href={paths.booking}>
                  {book}
                </a>
              )}
            </div>
          </li>
        ))}
      </ol>
      <ContactPerson lead={isCall ? words.talk : words.hear} />
    </section>
  );
}
