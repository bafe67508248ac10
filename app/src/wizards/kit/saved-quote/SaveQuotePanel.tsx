import { Disclosure } from '@agency-site/ui/Accordion';
import { Button } from '@agency-site/ui/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createIdempotencyKeys } from '../../../api/idempotencyKey.ts';
import { saveQuote } from '../../../api/quotes.ts';
import { dayLabel } from '../../../domain/booking/labels.ts';
import type { Answer } from '../../../domain/contract/choices.ts';
import { useTask } from '../../../lib/useTask.ts';
import { keyOf } from '../../../orders/saved-quote/same.ts';
import type { About, WizardSelection } from '../../schemas.ts';
import { QuoteSheet } from './QuoteSheet';
import { PrintButton, Share } from './Share';
import * as css from './savedQuote.css';
import { savedQuoteStore } from './savedQuoteStore.ts';
import type { QuotedBill } from './useSavedPrice.ts';
import { savedQuoteWords } from './words.ts';

export interface SaveQuotePanelProps {
  selection: WizardSelection;
  /** The other answers, so that the link opens at Review. */
  about: About;
  /** "Trinity Core + Full System platform". */
  title: string;
  /** What was answered about the business, in words. */
  answered: readonly Answer[];
  bill: QuotedBill;
  /** Initial value of the e-mail field, from Review. */
  email?: string;
}

/** Saves the quote at Review, in a fold: with a link to open it on any device, by e-mail or in print. */
export function SaveQuotePanel({ selection, about, title, answered, bill, email }: SaveQuotePanelProps) {
  const [keys] = useState(createIdempotencyKeys);
  const copy = useRef<HTMLButtonElement>(null);
  const { savedQuote } = bill;

  const { run, busy, failure } = useTask(async () => {
    const quote = await saveQuote({ selection, about }, keys.keyFor(keyOf({ selection, about })));
    // The focused button disappears, so the focus moves to the one in its place.
    flushSync(() => savedQuoteStore.set(quote));
    copy.current?.focus();
  });
  // It stays open when another choice makes it another quote.
  const [wasSaved, setWasSaved] = useState(false);
  if (savedQuote && !wasSaved) setWasSaved(true);

  return (
    <>
      <Disclosure
        size="s"
        title={savedQuoteWords.offer.title}
        headingLevel={2}
        open={wasSaved || savedQuote !== null}
        wide
      >
        <div className={css.panel}>
          <div aria-live="polite">
            {savedQuote ? (
              <>
                <h3 className={css.title}>{savedQuoteWords.saved.title}</h3>
                <p className={css.said}>
                  These prices hold until {dayLabel(savedQuote.validUntil)}. Reference {savedQuote.reference}.
                </p>
              </>
            ) : (
              <p className={css.said}>{savedQuoteWords.offer.text}</p>
            )}
          </div>
          {failure && (
            <p className={css.problem} role="alert">
              {failure.message}
            </p>
          )}
          {savedQuote ? (
            <Share quote={savedQuote} email={email} copyRef={copy} />
          ) : (
            <div className={css.actions}>
              <Button busy={busy} busyLabel={savedQuoteWords.offer.busy} onClick={() => run()}>
                {savedQuoteWords.offer.action}
              </Button>
              <PrintButton />
            </div>
          )}
        </div>
      </Disclosure>
      <QuoteSheet
        title={title}
        answered={answered}
        bill={bill}
        savedQuote={savedQuote}
        guaranteed={savedQuote !== null}
      />
    </>
  );
}
