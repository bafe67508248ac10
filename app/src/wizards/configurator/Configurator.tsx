import { ScrollTop } from '@agency-site/ui';
import '@agency-site/ui/ScrollTop.css';
import { configurator } from '../../content/configurator.ts';
import { paths } from '../../content/paths.ts';
import { depositNote } from '../../content/payment.ts';
import { configuratorCounter } from '../../domain/configurator/counter.ts';
import { fromLink } from '../../domain/configurator/link.ts';
import { priceConfigurator } from '../../domain/configurator/price.ts';
import { selectionOfConfigurator } from '../../domain/configurator/selection.ts';
import { type ConfiguratorAnswers, configuratorFlow } from '../../domain/configurator.ts';
import { deposit } from '../../domain/pricing/deposit.ts';
import { useKeptPrice } from '../kept/useKeptPrice.ts';
import { useReview } from '../review/useReview';
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

const loadReview = () => import('./review');
const arriveWith = (link: URLSearchParams, answers: ConfiguratorAnswers) => fromLink(link, answers);

/** Build your package: any of the four services together, with a price that explains itself and the deposit by card. */
export function Configurator() {
  const walk = useWalk(configuratorFlow, configuratorStore, arriveWith);
  const { answers } = walk;
  const startOver = useStartOver(walk, configuratorStore, configurator.reset);
  const onAnswer = useSelected(walk.answer);
  const left = useBeta();
  const price = priceConfigurator(answers);
  const bill = useKeptPrice(selectionOfConfigurator(answers), { price, due: deposit(price.total) });
  const review = useReview(loadReview, walk, bill);
  const summary = summaryView(bill.price, bill.due, walk.change);
  return (
    <>
      <Wizard
        name={configurator.name}
        walk={walk}
        views={configuratorViews(answers, onAnswer, review.details)}
        counter={configuratorCounter(walk, answers.services)}
        onStartOver={startOver}
        banner={<Beta left={left} />}
        hero={walk.at === 0 && <Hero />}
        also={{ ...configurator.also, to: paths.quote }}
        glance={review.open ? undefined : summary.glance}
        aside={
          <Summary view={summary} note={depositNote}>
            {review.pay}
          </Summary>
        }
      />
      <ScrollTop />
    </>
  );
}
