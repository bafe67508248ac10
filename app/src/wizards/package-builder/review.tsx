import { catalogue } from '../../domain/catalogue/given.ts';
import { DeliveryTimes } from '../kit/review/DeliveryTimes';
import { Person } from '../kit/review/Person';
import type { DetailsProps } from '../kit/review/reviewModule.ts';
import { hasWishes, Wishes } from '../kit/review/Wishes';
import { boughtTwiceWarning } from './BoughtTwice';
import { Cheaper } from './Cheaper';
import { deliveries } from './rules/price.ts';
import { type PackageBuilderAnswers, packageBuilderQuestionnaire } from './rules/questions.ts';

export { CheckoutPanel as Pay, prepare } from '../kit/checkout/CheckoutPanel';

/** Contact details and wishes, then when the package is delivered. */
export function Details(props: DetailsProps<PackageBuilderAnswers>) {
  return (
    <>
      <Cheaper answers={props.answers} warning={boughtTwiceWarning(props.answers)} />
      <Person {...props} filled={hasWishes(props.answers)}>
        <Wishes {...props} />
      </Person>
      <DeliveryTimes parts={deliveries(catalogue, packageBuilderQuestionnaire(catalogue).onPath(props.answers))} />
    </>
  );
}
