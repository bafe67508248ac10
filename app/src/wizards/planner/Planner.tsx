import { paths as addresses } from '../../content/links/paths.ts';
import { depositNote } from '../../content/payment.ts';
import { stepCounter } from '../../domain/wizard/counter.ts';
import { useReview } from '../kit/review/useReview';
import { useKeptPrice } from '../kit/saved-quote/useKeptPrice.ts';
import { useStartOver } from '../kit/useStartOver.ts';
import { useWizard } from '../kit/useWizard.ts';
import { Wizard } from '../kit/WizardPage';
import { PlanSummary } from './PlanSummary';
import { review as reviewPlace } from './planner.css';
import { pathView, spendingView } from './planView.ts';
import { plannerRules } from './rules/index.ts';
import { plannerSteps } from './steps';
import { plannerStore } from './store.ts';
import { alsoWords, choosePath } from './words.ts';

const loadReview = () => import('./review');

/** The budget planner: goals and a budget, what fits into it, and the way to have it done. */
export function Planner() {
  const walk = useWizard(plannerRules, plannerStore);
  const { answers } = walk;
  const startOver = useStartOver(walk, plannerStore, 'Selections have been reset.');
  const { path } = answers;
  const bill = useKeptPrice(plannerRules.order.selection(answers), plannerRules.price(answers));
  const review = useReview(loadReview, walk, bill, reviewPlace);
  const summary = review.open ? pathView(path, bill, walk.change) : spendingView(answers, walk.change);
  return (
    <Wizard
      name="Budget planner"
      walk={walk}
      views={plannerSteps(answers, walk.answer, review.details)}
      counter={stepCounter(walk)}
      onStartOver={startOver}
      also={{ ...alsoWords, to: addresses.quote }}
      glance={review.open ? undefined : summary.glance}
      aside={
        <PlanSummary view={summary} note={review.open ? (path === null ? choosePath : depositNote) : undefined}>
          {review.pay}
        </PlanSummary>
      }
    />
  );
}
