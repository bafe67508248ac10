import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { type Ref, useId, useState } from 'react';
import { keptQuotePath } from '../../../content/links/paths.ts';
import type { KeptQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import * as css from './kept.css';
import { MailQuote } from './MailQuote';
import { PrintButton } from './PrintButton';
import { keptWords } from './words.ts';

interface ShareProps {
  quote: KeptQuote;
  /** What the visitor has typed elsewhere, to spare them typing it again. */
  email?: string | undefined;
  /** The first of the ways. */
  copyRef?: Ref<HTMLButtonElement>;
}

/** The link of a kept quote, and the ways to take it along: copied, by mail, on paper. */
export function Share({ quote, email, copyRef }: ShareProps) {
  const [copied, setCopied] = useState<string>();
  const [mailing, setMailing] = useState(false);
  const form = useId();
  const link = `${location.origin}${keptQuotePath(quote.token)}`;
  const copy = async () => {
    // A browser without a clipboard, or one that forbids it, leaves the link to be marked by hand.
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied(done ? keptWords.copy.done : keptWords.copy.failed);
  };
  return (
    <div className={css.share}>
      <p className={css.address}>
        <a className={css.link} href={link}>
          {link.replace(/^https?:\/\//, '')}
        </a>
      </p>
      <div className={css.actions}>
        <Button ref={copyRef} onClick={() => void copy()}>
          {keptWords.copy.action}
        </Button>
        <PrintButton />
        {quote.valid && (
          <button
            type="button"
            className={css.textButton}
            aria-expanded={mailing}
            aria-controls={mailing ? form : undefined}
            onClick={() => setMailing(!mailing)}
          >
            {keptWords.mail.open}
          </button>
        )}
      </div>
      <p className={css.said} aria-live="polite">
        {copied}
      </p>
      {mailing && <MailQuote id={form} token={quote.token} email={email ?? ''} />}
    </div>
  );
}
