import { useDeferredValue } from 'react';
import { paths } from '../../domain/catalogue/paths.ts';
import { CheckoutPanel } from '../kit/checkout/CheckoutPanel';
import type { PayProps } from '../kit/review/reviewModule.ts';
import type { PlannerAnswers } from './rules/flow.ts';
import { beginsWithConsultation } from './rules/price.ts';
import { TalkFirst } from './TalkFirst';

export { prepare } from '../kit/checkout/CheckoutPanel';
export { PathDetails as Details, Paths as Lead } from './PathStep';

/**
 * Ways to order the plan: on the chosen path, or starting with a consultation; ask a question first; or save the plan.
 */
export function Pay(props: PayProps<PlannerAnswers>) {
  const { wizard, answers } = props;
  const { path } = answers;
  // The price of the path is painted first.
  const payable = useDeferredValue(path !== null, false);
  if (!payable || path === null || wizard.order.selection(answers) === null) return null;
  return (
    <CheckoutPanel {...props} orderLabel={paths[path].buttonText} consultsFirst={beginsWithConsultation(path)} docks>
      <TalkFirst plan={answers} />
    </CheckoutPanel>
  );
}
