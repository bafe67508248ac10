import { ScrollTop } from '@agency-site/ui';
import '@agency-site/ui/ScrollTop.css';
import { paths } from '../../content/paths.ts';
import { depositNote } from '../../content/payment.ts';
import { deposit } from '../../domain/pricing/deposit.ts';
import { useReview } from '../kit/review/useReview';
import { Summary } from '../kit/Summary';
import { useKeptPrice } from '../kit/saved-quote/useKeptPrice.ts';
import { summaryView } from '../kit/summaryView.ts';
import { useStartOver } from '../kit/useStartOver.ts';
import { useWalk } from '../kit/useWizard.ts';
import { Wizard } from '../kit/WizardPage';
import { Beta } from './Beta';
import { Hero } from './Hero';
import { configuratorCounter } from './rules/counter.ts';
import { type ConfiguratorAnswers, configuratorFlow } from './rules/flow.ts';
import { fromLink } from './rules/link.ts';
import { priceConfigurator } from './rules/price.ts';
import { selectionOfConfigurator } from './rules/selection.ts';
import { configuratorViews } from './steps';
import { configuratorStore } from './store.ts';
import { useBeta } from './useBeta.ts';
import { useSelected } from './useSelected.ts';
import { configurator } from './words.ts';

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
