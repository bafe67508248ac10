import { configuratorConsultationRequest, configuratorRequest } from '../../domain/configurator/checkout.ts';
import { selectionOfConfigurator, titleOfConfigurator } from '../../domain/configurator/selection.ts';
import type { ConfiguratorAnswers } from '../../domain/configurator.ts';
import { aboutConfiguration } from '../../domain/kept/about.ts';
import { Person } from '../review/Person';
import { Till } from '../review/Till';
import type { DetailsProps, PayProps } from '../review/useReview';
import { Wishes } from '../review/Wishes';
import { BoughtTwice } from './BoughtTwice';
import { Cheaper } from './Cheaper';
import { configuratorStore } from './configuratorStore.ts';
import { Facts } from './Facts';

export { writeToday as prepare } from '../kept/QuoteSheet';

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
