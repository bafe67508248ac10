import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newIdempotencyKey } from '../../../api/idempotencyKey.ts';
import { keepQuote } from '../../../api/quotes.ts';
import { ApiError, somethingWrong } from '../../../api/request.ts';
import { dayLabel } from '../../../domain/booking/labels.ts';
import type { About } from '../../../domain/wizard/about.ts';
import { keyOf } from '../../../orders/saved-quote/same.ts';
import type { KeepableSelection } from '../../../orders/saved-quote/saveQuoteSchema.ts';
import * as css from './kept.css';
import { keptStore } from './keptStore.ts';
import { PrintButton } from './PrintButton';
import { QuoteSheet } from './QuoteSheet';
import { Share } from './Share';
import type { KeptBill } from './useKeptPrice.ts';
import { keptWords } from './words.ts';

export interface KeepQuoteProps {
  /** What is chosen; null while a question that its price depends on is open. */
  selection: KeepableSelection | null;
  /** What else was asked, so that the link opens at Review. */
  about: About;
  /** What is chosen, in words: "Trinity Core + Full System platform". */
  title: string;
  bill: KeptBill;
  /** What the visitor has typed, to spare them typing it again. */
  email?: string;
}

type State = { phase: 'idle' } | { phase: 'keeping' } | { phase: 'failed'; message: string };

/** Keeps what is chosen at Review: a link for any device, a mail, a sheet of paper. */
export function KeepQuotePanel({ selection, about, title, bill, email }: KeepQuoteProps) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const [attempt, setAttempt] = useState<{ key: string; id: string }>();
  const copy = useRef<HTMLButtonElement>(null);
  if (selection === null) return null;
  const { kept } = bill;

  const keep = async () => {
    if (state.phase === 'keeping') return;
    setState({ phase: 'keeping' });
    // Pressed again with nothing changed, it is the same attempt: one quote, however often the network fails.
    const key = keyOf({ selection, about });
    const id = attempt?.key === key ? attempt.id : newIdempotencyKey();
    setAttempt({ key, id });
    try {
      const quote = await keepQuote({ selection, about }, id);
      // The button that had the focus is gone: it goes to what stands in its place.
      flushSync(() => keptStore.take(quote));
      copy.current?.focus();
      setState({ phase: 'idle' });
    } catch (error) {
      setState({ phase: 'failed', message: error instanceof ApiError ? error.message : somethingWrong });
    }
  };

  return (
    <section className={css.panel} aria-labelledby="keep-quote">
      <div aria-live="polite">
        <h3 className={css.title} id="keep-quote">
          {kept ? keptWords.kept.title : keptWords.offer.title}
        </h3>
        <p className={css.words}>
          {kept
            ? `These prices hold until ${dayLabel(kept.validUntil)}. Reference ${kept.reference}.`
            : keptWords.offer.text}
        </p>
      </div>
      {state.phase === 'failed' && (
        <p className={css.problem} role="alert">
          {state.message}
        </p>
      )}
      {kept ? (
        <Share quote={kept} email={email} copyRef={copy} />
      ) : (
        <div className={css.offer}>
          <Button busy={state.phase === 'keeping'} busyLabel={keptWords.offer.busy} onClick={() => void keep()}>
            {keptWords.offer.action}
          </Button>
          <PrintButton />
        </div>
      )}
      <QuoteSheet title={title} bill={bill} kept={kept} honoured={kept !== null} />
    </section>
  );
}
