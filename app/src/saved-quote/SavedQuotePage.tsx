import { Button, buttonClass } from '@agency-site/ui/Button';
import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { findSavedQuote } from '../api/quotes.ts';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import { match } from '../domain/matchPath.ts';
import { useAsk } from '../lib/useAsk.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';
import { Answer } from '../shell/answer.ts';
import { savedQuoteWords } from '../wizards/kit/saved-quote/words.ts';
import { FoundQuote } from './FoundQuote';
import * as css from './quote.css';
import { ReadQuote } from './ReadQuote';

/** The page of a saved quote. Its URL is secret: no indexing. */
export function Component() {
  const { pathname } = useLocation();
  const answer = useContext(Answer) as SavedQuote | null | undefined;
  const { result, retry } = useSavedQuote(match(paths.savedQuote, pathname)?.token ?? '');
  const title = result.state === 'found' ? `Quote ${result.quote.reference}` : savedQuoteWords.page[result.state].title;
  return (
    <div className={css.page}>
      <title>{`${title} – ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      {result.state === 'found' ? <FoundQuote quote={result.quote} /> : <NoQuote result={result} onRetry={retry} />}
      {/* The server's answer, which a browser with scripts doesn't have and doesn't draw. */}
      <noscript id="without-script" className={css.read} suppressHydrationWarning>
        {answer === undefined ? savedQuoteWords.page.noScript : <ReadQuote quote={answer} />}
      </noscript>
    </div>
  );
}

interface NoQuoteProps {
  result: Exclude<SavedQuoteState, { state: 'found' }>;
  onRetry: () => void;
}

/** Shown while a saved quote loads, or when it can't be found. */
function NoQuote({ result, onRetry }: NoQuoteProps) {
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

/** The state of fetching a saved quote. */
type SavedQuoteState =
  | { state: 'loading' | 'unknown' }
  | { state: 'found'; quote: SavedQuote }
  | { state: 'unreachable'; message: string };

/** Fetches the quote behind a link. */
function useSavedQuote(token: string): { result: SavedQuoteState; retry: () => void } {
  const { state, retry } = useAsk(() => findSavedQuote(token), token);
  const result = (): SavedQuoteState => {
    if (state.status === 'loading') return { state: 'loading' };
    if (state.status === 'failed') return { state: 'unreachable', message: state.failure.message };
    return state.answer ? { state: 'found', quote: state.answer } : { state: 'unknown' };
  };
  return { result: result(), retry };
}
