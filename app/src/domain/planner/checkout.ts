import { audienceOf } from '../audience.ts';
import { dashboards } from '../catalogue/dashboards.ts';
import { goals } from '../catalogue/goals.ts';
import { industries } from '../catalogue/industries.ts';
import { paths } from '../catalogue/paths.ts';
import { platforms } from '../catalogue/platforms.ts';
import { solutions } from '../catalogue/solutions.ts';
import { checkoutRequest, consultationHeading, consultationRequest } from '../checkout.ts';
import type { CheckoutRequest } from '../contract/checkout.ts';
import { formatEuro } from '../money.ts';
import { labelledNotes } from '../notes.ts';
import type { PlannerAnswers } from '../planner.ts';
import { pathDeposit, pricePath } from './price.ts';
import { selectionOfPlanner } from './selection.ts';

/** What every plan is called in a request: one kind of service, whatever is in it. */
export const plannerServiceType = 'budget_plan';

/** The client gives no delivery time for plans, so none is promised. */
export const plannerDuration = 'To be agreed';

/** The notes of a plan; a `heading` stands above them. */
export function plannerNotes(answers: PlannerAnswers, heading?: string): string {
  const { industry, budget, platform, path } = answers;
  return labelledNotes(
    answers.additionalNotes,
    [
      ['Path', path && paths[path].title],
      ['Platform', platform && platforms[platform].title],
      ['Industry solutions', answers.solutions.map((id) => solutions[id].title).join(', ')],
      ['Universal dashboards', answers.dashboards.map((id) => dashboards[id].title).join(', ')],
      ['Budget', budget === null ? null : formatEuro(budget)],
      ['Goals', answers.goals.map((id) => goals[id].title).join(', ')],
      ['Industry', industry && industries[industry].name],
    ],
    heading,
  );
}

/** The purchase of a plan on its path, for the deposit; null while platform or path is open. */
export function plannerRequest(answers: PlannerAnswers, origin: string): CheckoutRequest | null {
  const selection = selectionOfPlanner(answers);
  if (selection === null) return null;
  return checkoutRequest(
    {
      name: answers.name,
      email: answers.email,
      serviceType: plannerServiceType,
      price: pathDeposit(pricePath(selection, selection.path).total).amount,
      targetAudience: audienceOf(answers.industry, answers.goals),
      campaignDuration: plannerDuration,
      notes: plannerNotes(answers),
      selection,
    },
    origin,
  );
}

/** The paid consultation about a plan, with the plan in its notes. */
export function plannerConsultationRequest(answers: PlannerAnswers, origin: string): CheckoutRequest {
  const targetAudience = audienceOf(answers.industry, answers.goals);
  return consultationRequest({ ...answers, targetAudience, notes: plannerNotes(answers, consultationHeading) }, origin);
}
