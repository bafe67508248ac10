import { defaultCatalogue } from './defaultCatalogue.ts';

export { type GoalId, goalIds } from './ids.ts';
export const { goals } = defaultCatalogue;
