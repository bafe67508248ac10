import { catalogue } from '../../domain/catalogue/given.ts';
import { drawnTrade } from '../../shell/art/street/drawnTrade.ts';
import { NextSteps } from '../kit/review/NextSteps';
import { Person } from '../kit/review/Person';
import type { DetailsProps, ShopProps } from '../kit/review/reviewModule.ts';
import { hasWishes, Wishes } from '../kit/review/Wishes';
import { YourShop } from '../kit/review/YourShop';
import { BoughtTwice } from './BoughtTwice';
import { Cheaper } from './Cheaper';
import { deliveries } from './rules/price.ts';
import { type PackageBuilderAnswers, packageBuilderQuestionnaire } from './rules/questions.ts';

export { CheckoutPanel as Pay } from '../kit/checkout/CheckoutPanel';

export function Shop({ answers, isSmall }: ShopProps<PackageBuilderAnswers>) {
  const path = packageBuilderQuestionnaire(catalogue).onPath(answers);
  return (
    <YourShop
      trade={drawnTrade(path.industry)}
      brand={path.brand !== null}
      website={path.tier !== null}
      system={path.trinity !== null || path.systems !== null}
      campaign={path.campaign !== null}
      isSmall={isSmall}
    />
  );
}

/** Contact details and wishes, what happens next, and the shop with what is ordered. */
export function Details(props: DetailsProps<PackageBuilderAnswers>) {
  const path = packageBuilderQuestionnaire(catalogue).onPath(props.answers);
  return (
    <>
      <BoughtTwice {...props} />
      <Cheaper answers={props.answers} />
      <Person {...props} filled={hasWishes(props.answers)}>
        <Wishes {...props} />
      </Person>
      <NextSteps parts={deliveries(catalogue, path)} bill={props.bill} answers={props.answers} />
      <Shop answers={props.answers} />
    </>
  );
}
