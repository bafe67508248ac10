import { useDeferredValue, useEffect } from 'react';
import { paths as addresses } from '../../content/paths.ts';
import { depositNote } from '../../content/payment.ts';
import { alsoWords, choosePath } from '../../content/planner.ts';
import { paths } from '../../domain/catalogue/paths.ts';
import { stepCounter } from '../../domain/counter.ts';
import { aboutPlan } from '../../domain/kept/about.ts';
import { beginsWithConsultation, plannerConsultationRequest, plannerRequest } from '../../domain/planner/checkout.ts';
import { planBill } from '../../domain/planner/price.ts';
import { selectionOfPlanner, titleOfPlanner } from '../../domain/planner/selection.ts';
import { plannerFlow } from '../../domain/planner.ts';
import { idle } from '../../shell/idle.ts';
import { Checkout } from '../checkout/Checkout';
import { usePurchase } from '../checkout/usePurchase.ts';
import { fetchPanel, KeepQuote } from '../kept/KeepQuote';
import { useKeptPrice } from '../kept/useKeptPrice.ts';
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
  const { path } = answers;
  const selection = selectionOfPlanner(answers);
  const bill = useKeptPrice(selection, planBill(answers));
  const summary = choosingPath ? pathView(path, bill, walk.change) : spendingView(answers, walk.change);
  // The price of a path first, then the ways to pay for it.
  const payable = useDeferredValue(choosingPath && path !== null);
  useEffect(() => {
    if (choosingPath)
      idle()
        .then(fetchPanel)
        .catch(() => {});
  }, [choosingPath]);
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
        <PlanSummary view={summary} note={choosingPath ? (path === null ? choosePath : depositNote) : undefined}>
          {payable && choosingPath && path !== null && (
            <>
              <Checkout
                purchase={purchase}
                order={(origin) => (consults ? consultation(origin) : plannerRequest(answers, origin))}
                orderLabel={paths[path].buttonText}
                consultation={consults ? null : consultation}
              />
              <TalkFirst plan={answers} />
              {selection && (
                <KeepQuote
                  selection={selection}
                  about={aboutPlan(answers)}
                  title={titleOfPlanner(selection)}
                  bill={bill}
                  email={answers.email}
                />
              )}
            </>
          )}
        </PlanSummary>
      }
    />
  );
}
