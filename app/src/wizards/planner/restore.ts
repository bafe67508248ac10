import type { Chosen } from '../../domain/contract/chosen.ts';
import { reopen } from '../kit/saved-quote/reopen.ts';
import type { Snapshot } from '../kit/wizardStore.ts';
import { parsePlannerRecord, toPlannerRecord } from './rules/record.ts';
import { answersOfPlanner, type PlannerSelection } from './rules/selection.ts';
import { plannerStore } from './store.ts';

/** Opens the planner's last page with what was chosen. Answers what was there. */
export function restorePlan({ selection, about }: Chosen): Snapshot | null {
  const chosen = answersOfPlanner(selection as unknown as PlannerSelection);
  const record = toPlannerRecord({ at: 0, answers: chosen });
  return reopen(plannerStore, parsePlannerRecord({ ...record, ...about, currentStep: 99 }));
}
