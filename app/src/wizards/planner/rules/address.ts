import type { StepAddress } from '../../../domain/wizard/stepAddress.ts';
import { type PlannerStepId, plannerFlow } from './flow.ts';
import { plannerPaths } from './path.ts';

const steps = plannerFlow.steps(plannerFlow.blank);

/** Each step is a page of its own. A link with a plan opens the furthest step that the plan reaches. */
export const plannerAddress: StepAddress<PlannerStepId> = {
  read: ({ pathname, search }) => {
    if (new URLSearchParams(search).has('plan')) return null;
    const path = pathname.replace(/(.)\/$/, '$1');
    return steps.find((_, at) => plannerPaths[at] === path)?.id ?? null;
  },
  write: (_, at) => ({ pathname: plannerPaths[at] ?? plannerPaths[0], search: '' }),
};
