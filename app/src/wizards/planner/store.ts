import { storeOf } from '../kit/wizardStore.ts';
import { plannerRules } from './rules/index.ts';

/** The visitor's plan. */
export const plannerStore = storeOf(plannerRules);
