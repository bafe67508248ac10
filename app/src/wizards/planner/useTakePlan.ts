import { move } from '../../domain/wizard/flow.ts';
import { notify } from '../../shell/notices/notices.ts';
import type { Plan } from './rules/budget.ts';
import { type PlannerAnswers, plannerFlow } from './rules/flow.ts';
import { plannerStore } from './store.ts';

const put = (change: Partial<Plan>) =>
  plannerStore.set(move<PlannerAnswers>(plannerFlow, plannerStore.get(), { type: 'answer', change }));

/** Takes up a whole plan at once. A notice says so and offers to take it back: the plan as it was, nothing else. */
export function useTakePlan(): (plan: Plan, text: string) => void {
  return ({ platform, solutions, dashboards }, text) => {
    const before = plannerStore.get().answers;
    put({ platform, solutions, dashboards });
    notify({
      severity: 'success',
      topic: 'plan',
      text,
      action: {
        label: 'Undo',
        onAction: () => put({ platform: before.platform, solutions: before.solutions, dashboards: before.dashboards }),
      },
    });
  };
}
