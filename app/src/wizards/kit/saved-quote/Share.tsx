import { Button } from '@agency-site/ui/Button';
import { type Ref, useId, useRef, useState } from 'react';
import { savedQuotePath } from '../../../content/links/paths.ts';
import type { SavedQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import { MailQuote } from './MailQuote';
import * as css from './savedQuote.css';
import { savedQuoteWords } from './words.ts';

/** Opens the browser's print dialog, which can also save a PDF. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>{savedQuoteWords.print}</Button>;
}

interface ShareProps {
  quote: SavedQuote;
  /** Initial value of the e-mail field. */
  email?: string | undefined;
  /** For the button that copies the link. */
  copyRef?: Ref<HTMLButtonElement>;
}

/** The link of a saved quote, with buttons to copy, e-mail and print it. */
export function Share({ quote, email, copyRef }: ShareProps) {
  const [copied, setCopied] = useState<string>();
  const [mailing, setMailing] = useState(false);
  const form = useId();
  const anchor = useRef<HTMLAnchorElement>(null);
  const link = `${location.origin}${savedQuotePath(quote.token)}`;
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    // Without clipboard access, visitors copy it themselves.
    if (!done && anchor.current) getSelection()?.selectAllChildren(anchor.current);
    setCopied(done ? savedQuoteWords.copy.done : savedQuoteWords.copy.failed);
  };
  return (
    <div className={css.share}>
      <p className={css.address}>
        <a ref={anchor} className={css.link} href={link}>
          {link.replace(/^https?:\/\//, '')}
        </a>
      </p>
      <div className={css.actions}>
        <Button ref={copyRef} onClick={() => void copy()}>
          {savedQuoteWords.copy.action}
        </Button>
        <PrintButton />
        {quote.valid && (
          <Button
            aria-expanded={mailing}
            aria-controls={mailing ? form : undefined}
            onClick={() => setMailing(!mailing)}
          >
            {savedQuoteWords.mail.open}
          </Button>
        )}
      </div>
      <p className={css.said} aria-live="polite">
        {copied}
      </p>
      {mailing && <MailQuote id={form} token={quote.token} email={email ?? ''} />}
    </div>
  );
}
