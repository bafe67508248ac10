import { portfolio } from 'virtual:articles/facts';
import type { CaseFacts } from './article.ts';

/** The sample projects, in the order of their numbers. */
export const projects: readonly CaseFacts[] = portfolio.toSorted((one, other) => one.index - other.index);
