import type { Solution } from './catalogue.ts';
import { catalogue } from './given.ts';

export { type SolutionId, solutionIds } from './ids.ts';
export type { Solution };
export const { solutions, solutionDiscountPercent } = catalogue;
