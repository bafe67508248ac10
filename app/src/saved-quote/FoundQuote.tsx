import { Button, buttonClass } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { paths } from '../content/links/paths.ts';
import { summaryNote } from '../content/payment.ts';
import { dayLabel } from '../domain/booking/labels.ts';
import { formatEuro } from '../domain/money.ts';
import { Table } from '../lib/Table';
import type { LineDifference } from '../orders/saved-quote/difference.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';
import { Summary } from '../wizards/kit/Summary';
import { QuoteSheet } from '../wizards/kit/saved-quote/QuoteSheet';
import { Share } from '../wizards/kit/saved-quote/Share';
import { savedQuoteStore } from '../wizards/kit/saved-quote/savedQuoteStore.ts';
import { savedQuoteWords } from '../wizards/kit/saved-quote/words.ts';
import { summaryView } from '../wizards/kit/summaryView.ts';
import { useRestore } from '../wizards/useRestore.ts';
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
      <div className={css.furtherParts}>
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

interface ChangesProps {
  rows: readonly LineDifference[];
  /** Euro: the totals. */
  was: number;
  now: number;
  /** The saved price still applies: the price list has changed, what the visitor pays hasn't. */
  guaranteed: boolean;
}

const amount = (euro: number | null) => (euro === null ? '–' : formatEuro(euro));

function news({ was, now }: Pick<LineDifference, 'was' | 'now'>): string {
  if (was === null) return 'New';
  if (now === null) return 'Gone';
  const more = now - was;
  return more === 0 ? 'The same' : `${formatEuro(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
}

/** Each line of a quote on the day it was saved and now, with the rule behind its price. */
export function Changes({ rows, was, now, guaranteed }: ChangesProps) {
  const words = guaranteed ? savedQuoteWords.changes.guaranteed : savedQuoteWords.changes.expired;
  return (
    <Table
      className={css.table}
      data-guaranteed={guaranteed || undefined}
      caption={words.caption}
      head={['Line', words.was, words.now, 'Difference']}
      foot={
        <tr className={css.sum}>
          <th className={css.line} scope="row">
            Total
          </th>
          <td className={css.was}>{formatEuro(was)}</td>
          <td className={css.now}>{formatEuro(now)}</td>
          <td className={css.difference}>{news({ was, now })}</td>
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={row.id} className={css.row} data-changed={row.was !== row.now || undefined}>
          <th className={css.line} scope="row">
            {row.label}
            <span className={css.rule}>{row.rule}</span>
          </th>
          <td className={css.was}>{amount(row.was)}</td>
          <td className={css.now}>{amount(row.now)}</td>
          <td className={css.difference}>{news(row)}</td>
        </tr>
      ))}
    </Table>
  );
}
