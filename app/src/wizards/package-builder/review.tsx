import { aboutConfiguration } from '../../domain/kept/about.ts';
import { Till } from '../kit/checkout/CheckoutPanel';
import { Person } from '../kit/review/Person';
import type { DetailsProps, PayProps } from '../kit/review/useReview';
import { Wishes } from '../kit/review/Wishes';
import { BoughtTwice } from './BoughtTwice';
import { Cheaper } from './Cheaper';
import { Facts } from './Facts';
import type { ConfiguratorAnswers } from './rules/flow.ts';
import { configuratorConsultationRequest, configuratorRequest } from './rules/order.ts';
import { selectionOfConfigurator, titleOfConfigurator } from './rules/selection.ts';
import { configuratorStore } from './store.ts';

export { writeToday as prepare } from '../kit/saved-quote/QuoteSheet';

/** What the package means beside its price, who is buying, and what they would like. */
export function Details(props: DetailsProps<ConfiguratorAnswers>) {
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
export function Pay(props: PayProps<ConfiguratorAnswers>) {
  return (
    <Till
      {...props}
      park={configuratorStore.park}
      order={configuratorRequest}
      consultation={configuratorConsultationRequest}
      selection={selectionOfConfigurator}
      about={aboutConfiguration}
      title={titleOfConfigurator}
    />
  );
}
