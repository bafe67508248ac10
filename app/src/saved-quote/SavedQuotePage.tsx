import { Button, buttonClass } from '@agency-site/ui/Button';
import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { findSavedQuote } from '../api/quotes.ts';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import { matchPath } from '../domain/matchPath.ts';
import { useAsk } from '../lib/useAsk.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';
import { Answer } from '../shell/answer.ts';
import { savedQuoteWords } from '../wizards/kit/saved-quote/words.ts';
import { FoundQuote } from './FoundQuote';
import * as css from './quote.css';
import { ReadQuote } from './ReadQuote';

const words = savedQuoteWords.page;

/** The page of a saved quote. Its URL is secret: no indexing. */
export function Component() {
  const { pathname } = useLocation();
  const answer = useContext(Answer) as SavedQuote | null | undefined;
  const token = matchPath(paths.savedQuote, pathname)?.token ?? '';
  const { state, retry } = useAsk(() => findSavedQuote(token), token);
  const quote = state.status === 'loaded' ? state.answer : null;
  const [missing, text] =
    state.status === 'failed'
      ? (['unreachable', state.failure.message] as const)
      : state.status === 'loading'
        ? (['loading', words.loading.text] as const)
        : (['unknown', words.unknown.text] as const);
  return (
    <div className={css.page}>
      <title>{`${quote ? `Quote ${quote.reference}` : words[missing].title} – ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      {quote ? <FoundQuote quote={quote} /> : <NoQuote state={missing} text={text} onRetry={retry} />}
      {/* The server's answer, which a browser with scripts doesn't have and doesn't draw. */}
      <noscript id="without-script" className={css.withoutScripts} suppressHydrationWarning>
        {answer === undefined ? words.noScript : <ReadQuote quote={answer} />}
      </noscript>
    </div>
  );
}

interface NoQuoteProps {
  state: 'loading' | 'unknown' | 'unreachable';
  text: string;
  onRetry: () => void;
}

/** Shown while a saved quote loads, or when it can't be found. */
const NoQuote = ({ state, text, onRetry }: NoQuoteProps) => (
  <div className={css.scriptOnly}>
    <div role="status">
      <h1 className={css.title}>{words[state].title}</h1>
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
