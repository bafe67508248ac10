import { ScrollTop } from '@agency-site/ui';
import { configurator } from '../../content/configurator.ts';
import { paths } from '../../content/paths.ts';
import { depositNote } from '../../content/payment.ts';
import { configuratorConsultationRequest, configuratorRequest } from '../../domain/configurator/checkout.ts';
import { configuratorCounter } from '../../domain/configurator/counter.ts';
import { fromLink } from '../../domain/configurator/link.ts';
import { priceConfigurator } from '../../domain/configurator/price.ts';
import { selectionOfConfigurator, titleOfConfigurator } from '../../domain/configurator/selection.ts';
import { type ConfiguratorAnswers, configuratorFlow } from '../../domain/configurator.ts';
import { aboutConfiguration } from '../../domain/kept/about.ts';
import { deposit } from '../../domain/pricing/deposit.ts';
import { Checkout } from '../checkout/Checkout';
import { usePurchase } from '../checkout/usePurchase.ts';
import { KeepQuote } from '../kept/KeepQuote';
import { useKeptPrice } from '../kept/useKeptPrice.ts';
import { Summary } from '../Summary';
import { summaryView } from '../summaryView.ts';
import { useStartOver } from '../useStartOver.ts';
import { useWalk } from '../useWalk.ts';
import { Wizard } from '../Wizard';
import { Beta } from './Beta';
import { configuratorStore } from './configuratorStore.ts';
import { Hero } from './Hero';
import { useBeta } from './useBeta.ts';
import { useSelected } from './useSelected.ts';
import { configuratorViews } from './views';

const arriveWith = (link: URLSearchParams, answers: ConfiguratorAnswers) => fromLink(link, answers);

/** Build your package: any of the four services together, with a price that explains itself and the deposit by card. */
export function Configurator() {
  const walk = useWalk(configuratorFlow, configuratorStore, arriveWith);
  const { answers } = walk;
  const purchase = usePurchase(answers, configuratorStore.park);
  const startOver = useStartOver(walk, configuratorStore, configurator.reset);
  const onAnswer = useSelected(walk.answer);
  const left = useBeta();
  const selection = selectionOfConfigurator(answers);
  const price = priceConfigurator(answers);
  const bill = useKeptPrice(selection, { price, due: deposit(price.total) });
  const summary = summaryView(bill.price, bill.due, walk.change);
  const reviewing = walk.step.id === 'review';
  return (
    <>
      <Wizard
        name={configurator.name}
        walk={walk}
        views={configuratorViews(answers, onAnswer, purchase)}
        counter={configuratorCounter(walk, answers.services)}
        onStartOver={startOver}
        banner={<Beta left={left} />}
        hero={walk.at === 0 && <Hero />}
        also={{ ...configurator.also, to: paths.quote }}
        glance={reviewing ? undefined : summary.glance}
        aside={
          <Summary view={summary} note={depositNote}>
            {reviewing && (
              <>
                <Checkout
                  purchase={purchase}
                  order={(origin) => configuratorRequest(answers, origin)}
                  consultation={(origin) => configuratorConsultationRequest(answers, origin)}
                />
                <KeepQuote
                  selection={selection}
                  about={aboutConfiguration(answers)}
                  title={titleOfConfigurator(answers)}
                  bill={bill}
                  email={answers.email}
                />
              </>
            )}
          </Summary>
        }
      />
      <ScrollTop />
    </>
  );
}
