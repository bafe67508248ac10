import type { Solution } from './catalogue.ts';
import { defaultCatalogue } from './defaultCatalogue.ts';

export { type SolutionId, solutionIds } from './ids.ts';
export type { Solution };
export const { solutions, solutionDiscountPercent } = defaultCatalogue;
