import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { drawnTrade } from '../../shell/art/street/drawnTrade.ts';
import { note } from '../kit/note.css';
import { NextSteps } from '../kit/review/NextSteps';
import { Person } from '../kit/review/Person';
import type { DetailsProps, ShopProps } from '../kit/review/reviewModule.ts';
import { hasWishes, Wishes } from '../kit/review/Wishes';
import { YourShop } from '../kit/review/YourShop';
import { deliveries } from './rules/price.ts';
import type { QuickQuoteAnswers } from './rules/questions.ts';
import { quickQuoteQuestionnaire, systemWithoutSetup } from './rules/questions.ts';
import { setupWords } from './words.ts';

const { trinityOptions, storeSetup } = catalogue;

export { CheckoutPanel as Pay } from '../kit/checkout/CheckoutPanel';

export function Shop({ answers, isSmall }: ShopProps<QuickQuoteAnswers>) {
  const path = quickQuoteQuestionnaire(catalogue).onPath(answers);
  return (
    <YourShop
      trade={drawnTrade(path.selectedIndustry)}
      brand={false}
      website={path.selectedTier !== null}
      system={path.trinitySelectionId !== null}
      campaign={false}
      isSmall={isSmall}
    />
  );
}

/** What the quote leaves out, contact details and wishes, what happens next, and the shop with what is ordered. */
export function Details(props: DetailsProps<QuickQuoteAnswers>) {
  const system = systemWithoutSetup(catalogue, props.answers);
  const path = quickQuoteQuestionnaire(catalogue).onPath(props.answers);
  return (
    <>
      {system && <p className={note}>{setupWords(trinityOptions[system].name, formatEuro(storeSetup))}</p>}
      <Person {...props} filled={hasWishes(props.answers)}>
        <Wishes {...props} />
      </Person>
      <NextSteps parts={deliveries(catalogue, path)} bill={props.bill} answers={props.answers} />
      <Shop answers={props.answers} />
    </>
  );
}
