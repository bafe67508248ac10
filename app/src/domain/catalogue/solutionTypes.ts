import { catalogue } from './given.ts';

export { type SolutionTypeId, solutionTypeIds } from './ids.ts';
export const { solutionTypes } = catalogue;
