import { Button, buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { paths } from '../content/links/paths.ts';
import { keptWords } from '../wizards/kit/saved-quote/words.ts';
import * as css from './quote.css';
import type { Asked } from './useSavedQuote.ts';

interface NoQuoteProps {
  asked: Exclude<Asked, { state: 'found' }>;
  onAskAgain: () => void;
}

/** What stands in place of a quote that is not here yet, or never will be. */
export function NoQuote({ asked, onAskAgain }: NoQuoteProps) {
  const { state } = asked;
  const { title } = keptWords.page[state];
  const text = state === 'unreachable' ? asked.message : keptWords.page[state].text;
  return (
    <div className={css.scriptOnly}>
      <div role="status">
        <h1 className={css.title}>{title}</h1>
        <p key={state} className={css.lead}>
          {text}
        </p>
      </div>
      {state !== 'asking' && (
        <div className={css.actions}>
          {state === 'unreachable' && (
            <Button tone="primary" onClick={onAskAgain}>
              Try again
            </Button>
          )}
          {state === 'unknown' && (
            <a className={buttonClass({ tone: 'primary' })} href={paths.quote}>
              Get a quick quote
            </a>
          )}
          <a className={buttonClass()} href={paths.home}>
            To the home page
          </a>
        </div>
      )}
    </div>
  );
}
