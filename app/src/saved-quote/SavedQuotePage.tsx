import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import { match } from '../domain/matchPath.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';
import { Answer } from '../shell/answer.ts';
import { savedQuoteWords } from '../wizards/kit/saved-quote/words.ts';
import { FoundQuote } from './FoundQuote';
import { NoQuote } from './NoQuote';
import * as css from './quote.css';
import { ReadQuote } from './ReadQuote';
import { useSavedQuote } from './useSavedQuote.ts';

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
