import { defaultCatalogue } from './defaultCatalogue.ts';

export { type SolutionTypeId, solutionTypeIds } from './ids.ts';
export const { solutionTypes } = defaultCatalogue;
