import { catalogue } from './given.ts';

export { type GoalId, goalIds } from './ids.ts';
export const { goals } = catalogue;
