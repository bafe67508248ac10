import { useDeferredValue } from 'react';
import { paths } from '../../domain/catalogue/paths.ts';
import { CheckoutPanel } from '../kit/checkout/CheckoutPanel';
import type { PayProps } from '../kit/review/useReview';
import type { PlannerAnswers } from './rules/flow.ts';
import { plannerRules } from './rules/index.ts';
import { beginsWithConsultation } from './rules/price.ts';
import { TalkFirst } from './TalkFirst';

export { writeToday as prepare } from '../kit/saved-quote/QuoteSheet';
export { PathStep as Details } from './PathStep';

/** The plan on the chosen path, the consultation about it, a question first, or the plan for another day. */
export function Pay(props: PayProps<PlannerAnswers>) {
  const { answers } = props;
  const { path } = answers;
  // The price of a path first, then the ways to pay for it.
  const payable = useDeferredValue(path !== null, false);
  if (!payable || path === null || plannerRules.order.selection(answers) === null) return null;
  return (
    <CheckoutPanel
      {...props}
      wizard={plannerRules}
      orderLabel={paths[path].buttonText}
      consultsFirst={beginsWithConsultation(path)}
    >
      <TalkFirst plan={answers} />
    </CheckoutPanel>
  );
}
