import { paths as addresses } from '../../content/paths.ts';
import { depositNote } from '../../content/payment.ts';
import { alsoWords } from '../../content/planner.ts';
import { paths } from '../../domain/catalogue/paths.ts';
import { stepCounter } from '../../domain/counter.ts';
import { beginsWithConsultation, plannerConsultationRequest, plannerRequest } from '../../domain/planner/checkout.ts';
import { plannerFlow } from '../../domain/planner.ts';
import { Checkout } from '../checkout/Checkout';
import { usePurchase } from '../checkout/usePurchase.ts';
import { useStartOver } from '../useStartOver.ts';
import { useWalk } from '../useWalk.ts';
import { Wizard } from '../Wizard';
import { PlanSummary } from './PlanSummary';
import { arriveWithPlan, plannerAddress } from './plannerAddress.ts';
import { plannerStore } from './plannerStore.ts';
import { pathView, spendingView } from './planView.ts';
import { TalkFirst } from './TalkFirst';
import { plannerViews } from './views';

/** The budget planner: goals and a budget, what fits into it, and the way to have it done. */
export function Planner() {
  const walk = useWalk(plannerFlow, plannerStore, arriveWithPlan, plannerAddress);
  const { answers } = walk;
  const purchase = usePurchase(answers, plannerStore.park);
  const startOver = useStartOver(walk, plannerStore, 'Selections have been reset.');
  const choosingPath = walk.step.id === 'path';
  const summary = (choosingPath ? pathView : spendingView)(answers, walk.change);
  const { path } = answers;
  const consults = path !== null && beginsWithConsultation(path);
  const consultation = (origin: string) => plannerConsultationRequest(answers, origin);
  return (
    <Wizard
      name="Budget planner"
      walk={walk}
      views={plannerViews(answers, walk.answer, purchase)}
      counter={stepCounter(walk)}
      onStartOver={startOver}
      also={{ ...alsoWords, to: addresses.quote }}
      glance={choosingPath ? undefined : summary.glance}
      aside={
        <PlanSummary view={summary} note={choosingPath && path !== null ? depositNote : undefined}>
          {choosingPath && path !== null && (
            <>
              <Checkout
                purchase={purchase}
                order={(origin) => (consults ? consultation(origin) : plannerRequest(answers, origin))}
                orderLabel={paths[path].buttonText}
                consultation={consults ? null : consultation}
              />
              <TalkFirst plan={answers} />
            </>
          )}
        </PlanSummary>
      }
    />
  );
}
