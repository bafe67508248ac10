import { useDeferredValue } from 'react';
import { paths } from '../../domain/catalogue/paths.ts';
import { aboutPlan } from '../../domain/kept/about.ts';
import { CheckoutPanel } from '../kit/checkout/CheckoutPanel';
import type { PayProps } from '../kit/review/useReview';
import type { PlannerAnswers } from './rules/flow.ts';
import { plannerConsultationRequest, plannerRequest } from './rules/order.ts';
import { beginsWithConsultation } from './rules/price.ts';
import { selectionOfPlanner, titleOfPlanner } from './rules/selection.ts';
import { plannerStore } from './store.ts';
import { TalkFirst } from './TalkFirst';

export { writeToday as prepare } from '../kit/saved-quote/QuoteSheet';
export { PathStep as Details } from './PathStep';

/** The plan on the chosen path, the consultation about it, a question first, or the plan for another day. */
export function Pay(props: PayProps<PlannerAnswers>) {
  const { answers } = props;
  const { path } = answers;
  const selection = selectionOfPlanner(answers);
  // The price of a path first, then the ways to pay for it.
  const payable = useDeferredValue(path !== null, false);
  if (!payable || path === null || selection === null) return null;
  const consults = beginsWithConsultation(path);
  return (
    <CheckoutPanel
      {...props}
      park={plannerStore.park}
      order={consults ? plannerConsultationRequest : plannerRequest}
      orderLabel={paths[path].buttonText}
      consultation={consults ? null : plannerConsultationRequest}
      selection={selectionOfPlanner}
      about={aboutPlan}
      title={() => titleOfPlanner(selection)}
    >
      <TalkFirst plan={answers} />
    </CheckoutPanel>
  );
}
