import { wizardStore } from '../kit/wizardStore.ts';
import { blankDetails, type PlannerAnswers, plannerFlow } from './rules/flow.ts';
import { parsePlannerRecord, toPlannerRecord } from './rules/record.ts';

/** The visitor's plan. Name, e-mail and notes are never saved, only parked while they pay. */
export const plannerStore = wizardStore('budget-planner', plannerFlow, {
  parse: parsePlannerRecord,
  format: toPlannerRecord,
  typed: Object.keys(blankDetails) as (keyof PlannerAnswers)[],
});
