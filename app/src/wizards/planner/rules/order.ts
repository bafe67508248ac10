import { checkoutRequest, consultationRequest, type Purchase } from '../../../domain/checkout.ts';
import type { CheckoutRequest } from '../../../domain/contract/checkout.ts';
import { describePlan, topicOfPlanner } from './describe.ts';
import type { PlannerAnswers } from './flow.ts';
import { pathDeposit, pricePath } from './price.ts';
import { selectionOfPlanner } from './selection.ts';

function purchase(answers: PlannerAnswers): Purchase {
  const { topic, about } = topicOfPlanner(answers);
  return { answers, topic, about, description: describePlan(topic, about) };
}

/** The purchase of a plan on its path, for the deposit; null while platform or path is open. */
export function plannerRequest(answers: PlannerAnswers, origin: string): CheckoutRequest | null {
  const selection = selectionOfPlanner(answers);
  if (selection === null) return null;
  const price = pathDeposit(pricePath(selection, selection.path).total).amount;
  return checkoutRequest(purchase(answers), selection, price, origin);
}

/** The paid consultation about a plan, with the plan in its notes. */
export function plannerConsultationRequest(answers: PlannerAnswers, origin: string): CheckoutRequest {
  return consultationRequest(purchase(answers), origin);
}
