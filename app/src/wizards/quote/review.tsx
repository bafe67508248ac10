import { setupWords } from '../../content/quote.ts';
import { trinityOptions } from '../../domain/catalogue/trinity.ts';
import { aboutQuote } from '../../domain/kept/about.ts';
import { formatEuro } from '../../domain/money.ts';
import { storeSetup } from '../../domain/pricing/store.ts';
import { quoteConsultationRequest, quoteRequest } from '../../domain/quote/checkout.ts';
import { selectionOfQuote, titleOfQuote } from '../../domain/quote/selection.ts';
import { type QuoteAnswers, setupLeftOut } from '../../domain/quote.ts';
import { note } from '../note.css';
import { Person } from '../review/Person';
import { Till } from '../review/Till';
import type { DetailsProps, PayProps } from '../review/useReview';
import { Wishes } from '../review/Wishes';
import { quoteStore } from './quoteStore.ts';

export { writeToday as prepare } from '../kept/QuoteSheet';

/** What the quote leaves out, who is buying, and what they would like. */
export function Details(props: DetailsProps<QuoteAnswers>) {
  const system = setupLeftOut(props.answers);
  return (
    <>
      {system && <p className={note}>{setupWords(trinityOptions[system].name, formatEuro(storeSetup))}</p>}
      <Person {...props}>
        <Wishes {...props} />
      </Person>
    </>
  );
}

/** The quote, the consultation about it, or the quote for another day. */
export function Pay(props: PayProps<QuoteAnswers>) {
  return (
    <Till
      {...props}
      park={quoteStore.park}
      order={quoteRequest}
      consultation={quoteConsultationRequest}
      selection={selectionOfQuote}
      about={aboutQuote}
      title={titleOfQuote}
    />
  );
}
