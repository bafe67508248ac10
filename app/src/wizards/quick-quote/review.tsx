import { trinityOptions } from '../../domain/catalogue/trinity.ts';
import { formatEuro } from '../../domain/money.ts';
import { storeSetup } from '../../domain/pricing/store.ts';
import { CheckoutPanel } from '../kit/checkout/CheckoutPanel';
import { note } from '../kit/note.css';
import { Person } from '../kit/review/Person';
import type { DetailsProps, PayProps } from '../kit/review/useReview';
import { Wishes } from '../kit/review/Wishes';
import { type QuickQuoteAnswers, setupLeftOut } from './rules/flow.ts';
import { quickQuoteRules } from './rules/index.ts';
import { setupWords } from './words.ts';

export { writeToday as prepare } from '../kit/saved-quote/QuoteSheet';

/** What the quote leaves out, who is buying, and what they would like. */
export function Details(props: DetailsProps<QuickQuoteAnswers>) {
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
export function Pay(props: PayProps<QuickQuoteAnswers>) {
  return <CheckoutPanel {...props} wizard={quickQuoteRules} />;
}
