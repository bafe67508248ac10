import { type TopicId, topics } from './topics.ts';

/** An industry solution; the prefix keeps it apart from the universal dashboard on the same topic. */
export type SolutionId = `solution:${TopicId}`;
export const solutionIds = [
  'solution:financial',
  'solution:customers',
  'solution:employees',
  'solution:marketing',
  'solution:operations',
  'solution:inventory',
] as const satisfies readonly SolutionId[];

export interface Solution {
  title: string;
  description: string;
  /** Euro, before the discount for industry solutions. */
  price: number;
  features: readonly string[];
}

/** Discount on each industry solution when it is counted against the budget, in percent. */
export const solutionDiscountPercent = 20;

const price = 1500;
const features = [`${solutionDiscountPercent}% discount`];

export const solutions: Readonly<Record<SolutionId, Solution>> = {
  'solution:financial': { ...topics.financial, price, features },
  'solution:customers': { ...topics.customers, price, features },
  'solution:employees': { ...topics.employees, price, features },
  'solution:marketing': { ...topics.marketing, price, features },
  'solution:operations': { ...topics.operations, price, features },
  'solution:inventory': { ...topics.inventory, price, features },
};
