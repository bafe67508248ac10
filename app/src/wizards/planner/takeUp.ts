import type { Chosen } from '../../domain/contract/chosen.ts';
import { parsePlannerRecord, toPlannerRecord } from '../../domain/planner/record.ts';
import { answersOfPlanner, type PlannerSelection } from '../../domain/planner/selection.ts';
import { reopen } from '../kept/reopen.ts';
import { plannerStore } from './plannerStore.ts';

/** Opens the planner's last page with what was chosen. Answers the way back to what was there. */
export function takeUpPlan({ selection, about }: Chosen): (() => void) | null {
  const chosen = answersOfPlanner(selection as unknown as PlannerSelection);
  const record = toPlannerRecord({ at: 0, answers: chosen });
  return reopen(plannerStore, parsePlannerRecord({ ...record, ...about, currentStep: 99 }));
}
