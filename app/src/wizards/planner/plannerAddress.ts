import { plannerPaths } from '../../content/paths.ts';
import type { StepAddress } from '../kit/stepAddress.ts';
import { type PlannerAnswers, type PlannerStepId, plannerFlow } from './rules/flow.ts';
import { planFromText } from './rules/handover.ts';

const steps = plannerFlow.steps(plannerFlow.blank);

/** What a link may bring along: `?plan=full.solution:financial.custom`. */
export function arriveWithPlan(parameters: URLSearchParams): Partial<PlannerAnswers> {
  return planFromText(parameters.get('plan')) ?? {};
}

/** Each step is a page of its own. A link with a plan names none: it leads as far as the plan reaches. */
export const plannerAddress: StepAddress<PlannerStepId> = {
  read: ({ pathname, search }) => {
    if (new URLSearchParams(search).has('plan')) return null;
    const path = pathname.replace(/(.)\/$/, '$1');
    return steps.find((_, at) => plannerPaths[at] === path)?.id ?? null;
  },
  write: (_, at) => ({ pathname: plannerPaths[at] ?? plannerPaths[0], search: '' }),
};
