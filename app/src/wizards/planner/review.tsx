import { useDeferredValue } from 'react';
import { paths } from '../../domain/catalogue/paths.ts';
import { aboutPlan } from '../../domain/kept/about.ts';
import { plannerConsultationRequest, plannerRequest } from '../../domain/planner/checkout.ts';
import { beginsWithConsultation } from '../../domain/planner/price.ts';
import { selectionOfPlanner, titleOfPlanner } from '../../domain/planner/selection.ts';
import type { PlannerAnswers } from '../../domain/planner.ts';
import { Till } from '../review/Till';
import type { PayProps } from '../review/useReview';
import { plannerStore } from './plannerStore.ts';
import { TalkFirst } from './TalkFirst';

export { writeToday as prepare } from '../kept/QuoteSheet';
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
    <Till
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
    </Till>
  );
}
