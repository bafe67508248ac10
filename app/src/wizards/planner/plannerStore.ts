import { parsePlannerRecord, toPlannerRecord } from '../../domain/planner/record.ts';
import { blankDetails, type PlannerAnswers, plannerFlow } from '../../domain/planner.ts';
import { walkStore } from '../walkStore.ts';

/** The visitor's plan. Name, e-mail and notes are never saved, only parked while they pay. */
export const plannerStore = walkStore('budget-planner', plannerFlow, {
  parse: parsePlannerRecord,
  format: toPlannerRecord,
  typed: Object.keys(blankDetails) as (keyof PlannerAnswers)[],
});
