import { Button, buttonClass } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { paths } from '../content/links/paths.ts';
import { summaryNote } from '../content/payment.ts';
import { dayLabel } from '../domain/booking/labels.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';
import { Summary } from '../wizards/kit/Summary';
import { QuoteSheet } from '../wizards/kit/saved-quote/QuoteSheet';
import { Share } from '../wizards/kit/saved-quote/Share';
import { savedQuoteStore } from '../wizards/kit/saved-quote/savedQuoteStore.ts';
import { savedQuoteWords } from '../wizards/kit/saved-quote/words.ts';
import { summaryView } from '../wizards/kit/summaryView.ts';
import { useRestore } from '../wizards/useRestore.ts';
import { Changes } from './Changes';
import * as css from './quote.css';
import { quoteStatus } from './quoteStatus.ts';

/** A saved quote: its prices, whether they still hold, and how to continue. */
export function FoundQuote({ quote }: { quote: SavedQuote }) {
  const { opening, open } = useRestore(savedQuoteWords.undo);
  const { title, text, bill, guaranteed, changes, action } = quoteStatus(quote);

  const goOn = () =>
    open(quote, () => {
      if (guaranteed) savedQuoteStore.set(quote);
      else if (savedQuoteStore.get()?.token === quote.token) savedQuoteStore.drop();
    });

  return (
    <div className={css.columns}>
      <div className={css.main}>
        <p className={css.kind}>{quote.title}</p>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{text}</p>
        <div className={css.actions}>
          {action && (
            <Button tone="primary" busy={opening} onClick={() => void goOn()}>
              {action}
            </Button>
          )}
          {!action && (
            <>
              <a className={buttonClass({ tone: 'primary' })} href={paths.contact}>
                Write to us
              </a>
              <a className={buttonClass()} href={paths.quote}>
                Get a new quote
              </a>
            </>
          )}
        </div>
        {changes.length > 0 && (
          <Changes
            was={quote.savedBill.price.total}
            now={quote.today?.price.total ?? 0}
            rows={changes}
            guaranteed={guaranteed}
          />
        )}
      </div>
      <aside className={css.aside}>
        <Summary view={summaryView(bill.price, bill.due)} note={summaryNote(bill.due.later)} />
      </aside>
      <div className={css.rest}>
        <DescriptionList
          size="m"
          items={[
            ...quote.answers.map(({ name, value }) => ({ term: name, description: value })),
            { term: 'Reference', description: quote.reference },
            { term: 'Made on', description: dayLabel(quote.savedOn) },
            { term: quote.valid ? 'Valid until' : 'Was valid until', description: dayLabel(quote.validUntil) },
          ]}
        />
        <section>
          <h2 className={css.heading}>Take it along</h2>
          <Share quote={quote} />
        </section>
      </div>
      <QuoteSheet
        title={quote.title}
        answered={quote.answers}
        bill={bill}
        savedQuote={quote}
        guaranteed={guaranteed || !action}
      />
    </div>
  );
}
