import { portfolio } from 'virtual:articles/facts';
import type { CaseFacts } from './article.ts';

/** The projects, in the order of their numbers. */
export const projects: readonly CaseFacts[] = portfolio.toSorted((one, other) => one.index - other.index);

/** Whether a list of them is labelled as a whole; in a mixed one, each sample is. */
export const areSamples = (list: readonly CaseFacts[]): boolean => list.every(({ sample }) => sample);
