import { ScrollTop } from '@agency-site/ui/ScrollTop';
import '@agency-site/ui/ScrollTop.css';
import { paths } from '../../content/links/paths.ts';
import { depositNote } from '../../content/payment.ts';
import { useReview } from '../kit/review/useReview';
import { Summary } from '../kit/Summary';
import { useKeptPrice } from '../kit/saved-quote/useKeptPrice.ts';
import { summaryView } from '../kit/summaryView.ts';
import { useStartOver } from '../kit/useStartOver.ts';
import { useWizard } from '../kit/useWizard.ts';
import { Wizard } from '../kit/WizardPage';
import { Beta } from './Beta';
import { Hero } from './Hero';
import { packageBuilderCounter } from './rules/counter.ts';
import { packageBuilderRules } from './rules/index.ts';
import { packageBuilderSteps } from './steps';
import { packageBuilderStore } from './store.ts';
import { useBeta } from './useBeta.ts';
import { useSelected } from './useSelected.ts';
import { configurator } from './words.ts';

const loadReview = () => import('./review');

/** Build your package: any of the four services together, with a price that explains itself and the deposit by card. */
export function PackageBuilder() {
  const walk = useWizard(packageBuilderRules, packageBuilderStore);
  const { answers } = walk;
  const startOver = useStartOver(walk, packageBuilderStore, configurator.reset);
  const onAnswer = useSelected(walk.answer);
  const left = useBeta();
  const bill = useKeptPrice(packageBuilderRules.order.selection(answers), packageBuilderRules.price(answers));
  const review = useReview(loadReview, walk, bill);
  const summary = summaryView(bill.price, bill.due, walk.change);
  return (
    <>
      <Wizard
        name={configurator.name}
        walk={walk}
        views={packageBuilderSteps(answers, onAnswer, review.details)}
        counter={packageBuilderCounter(walk, answers.services)}
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
