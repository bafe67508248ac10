import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { note } from '../kit/note.css';
import { DeliveryTimes } from '../kit/review/DeliveryTimes';
import { Person } from '../kit/review/Person';
import type { DetailsProps } from '../kit/review/reviewModule.ts';
import { hasWishes, Wishes } from '../kit/review/Wishes';
import { deliveries } from './rules/price.ts';
import type { QuickQuoteAnswers } from './rules/questions.ts';
import { quickQuoteQuestionnaire, setupLeftOut } from './rules/questions.ts';
import { setupWords } from './words.ts';

const { trinityOptions, storeSetup } = catalogue;

export { CheckoutPanel as Pay, prepare } from '../kit/checkout/CheckoutPanel';

/** What the quote leaves out, contact details and wishes, then when it is delivered. */
export function Details(props: DetailsProps<QuickQuoteAnswers>) {
  const system = setupLeftOut(catalogue, props.answers);
  return (
    <>
      {system && <p className={note}>{setupWords(trinityOptions[system].name, formatEuro(storeSetup))}</p>}
      <Person {...props} filled={hasWishes(props.answers)}>
        <Wishes {...props} />
      </Person>
      <DeliveryTimes parts={deliveries(catalogue, quickQuoteQuestionnaire(catalogue).onPath(props.answers))} />
    </>
  );
}
