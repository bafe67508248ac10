import { Button, buttonClass } from '@agency-site/ui/Button';
import { paths } from '../content/links/paths.ts';
import { savedQuoteWords } from '../wizards/kit/saved-quote/words.ts';
import * as css from './quote.css';
import type { SavedQuoteState } from './useSavedQuote.ts';

interface NoQuoteProps {
  result: Exclude<SavedQuoteState, { state: 'found' }>;
  onRetry: () => void;
}

/** Shown while a saved quote loads, or when it can't be found. */
export function NoQuote({ result, onRetry }: NoQuoteProps) {
  const { state } = result;
  const { title } = savedQuoteWords.page[state];
  const text = state === 'unreachable' ? result.message : savedQuoteWords.page[state].text;
  return (
    <div className={css.scriptOnly}>
      <div role="status">
        <h1 className={css.title}>{title}</h1>
        <p key={state} className={css.lead}>
          {text}
        </p>
      </div>
      {state !== 'loading' && (
        <div className={css.actions}>
          {state === 'unreachable' && (
            <Button tone="primary" onClick={onRetry}>
              Try again
            </Button>
          )}
          {state === 'unknown' && (
            <a className={buttonClass({ tone: 'primary' })} href={paths.quote}>
              Get a quick quote
            </a>
          )}
          <a className={buttonClass()} href={paths.home}>
            Go to the home page
          </a>
        </div>
      )}
    </div>
  );
}
