import { CheckoutPanel } from '../kit/checkout/CheckoutPanel';
import { Person } from '../kit/review/Person';
import type { DetailsProps, PayProps } from '../kit/review/useReview';
import { Wishes } from '../kit/review/Wishes';
import { BoughtTwice } from './BoughtTwice';
import { Cheaper } from './Cheaper';
import { Facts } from './Facts';
import type { PackageBuilderAnswers } from './rules/flow.ts';
import { packageBuilderRules } from './rules/index.ts';

export { writeToday as prepare } from '../kit/saved-quote/QuoteSheet';

/** What the package means beside its price, who is buying, and what they would like. */
export function Details(props: DetailsProps<PackageBuilderAnswers>) {
  return (
    <>
      <BoughtTwice answers={props.answers} />
      <Cheaper answers={props.answers} />
      <Facts answers={props.answers} />
      <Person {...props}>
        <Wishes {...props} />
      </Person>
    </>
  );
}

/** The package, the consultation about it, or the package for another day. */
export function Pay(props: PayProps<PackageBuilderAnswers>) {
  return <CheckoutPanel {...props} wizard={packageBuilderRules} />;
}
