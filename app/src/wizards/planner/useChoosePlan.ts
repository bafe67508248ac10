import { catalogue } from '../../domain/catalogue/given.ts';
import { applyMove } from '../../domain/wizard/flow.ts';
import { notify } from '../../shell/notices/notices.ts';
import { storeOf } from '../kit/wizardStore.ts';
import type { Plan } from './rules/budget.ts';
import { plannerRules } from './rules/index.ts';
import { type PlannerAnswers, plannerFlow } from './rules/questions.ts';

const plannerStore = storeOf(plannerRules(catalogue));

const put = (answers: Partial<Plan>) =>
  plannerStore.set(applyMove<PlannerAnswers>(plannerFlow(catalogue), plannerStore.get(), { type: 'answer', answers }));

/** Chooses a whole plan. A notice offers to undo that, without changing other answers given since. */
export function useChoosePlan(): (plan: Plan, text: string) => void {
  return ({ platform, solutions, dashboards }, text) => {
    const before = plannerStore.get().answers;
    put({ platform, solutions, dashboards });
    notify({
      tone: 'success',
      topic: 'plan',
      text,
      action: {
        label: 'Undo',
        onAction: () => put({ platform: before.platform, solutions: before.solutions, dashboards: before.dashboards }),
      },
    });
  };
}
