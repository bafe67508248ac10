import { formatEuro } from '../../domain/money.ts';
import { budgetRange } from './rules/budget.ts';
import type { PlannerStepId } from './rules/flow.ts';

/** The words of the budget planner. Names and prices come from the catalogue. */

/** The steps, by their titles; the two that share one also say what they are about. */
export const questions: Readonly<Record<PlannerStepId, { title: string; subtitle: string; missing: string }>> = {
  industry: {
    title: 'What kind of business do you run?',
    subtitle: 'Six short steps, and you know what fits into your budget. Nothing is bought before the last one.',
    missing: 'Choose your industry to continue',
  },
  goals: {
    title: 'What should it do, and what may it cost?',
    subtitle: 'Choose as many goals as you like, then set the most you want to spend.',
    missing: 'Choose at least one goal to continue',
  },
  platform: {
    title: 'Industry-Specific Solutions: Platform',
    subtitle: 'Specialized dashboards for your industry',
    missing: 'Choose a platform to continue',
  },
  solutions: {
    title: 'Industry-Specific Solutions',
    subtitle: 'Select solutions for the chosen industry',
    missing: '',
  },
  dashboards: {
    title: 'Universal Business Dashboards',
    subtitle: 'Essential tools every business needs',
    missing: '',
  },
  path: {
    title: 'Choose Your Path',
    subtitle: 'Based on your selections and budget',
    missing: '',
  },
};

export const setBudget = 'Set your budget to continue';

/** Said where less than the least budget was typed. It is never raised without a word. */
export const budgetTooLow = (typed: number) =>
  `You typed ${formatEuro(typed)}. The least budget the planner works with is ${formatEuro(budgetRange.min)}.`;

/** What the way on from the platforms is called. */
export const reviewAndProceed = 'Review & Proceed';

/** On a card that costs more than what is left. */
export const budgetExceededTag = 'Budget Exceeded';

/** Under what a solution takes from the budget, which is less: so that no price is news at the last step. */
export const listPriceNote = (price: number) =>
  `List price ${formatEuro(price)}: your path is priced from it in step 6`;

export const fitWords = {
  title: 'Plans that fit',
  text: 'We look at every plan there is and show you the three that do the most for your goals.',
  notYet: 'Choose at least one goal and set your budget, and we find the plans that do the most with it.',
  rule: 'First counts how many of your goals a plan serves, then how well, then its price. Nothing is in a plan that serves none of your goals.',
} as const;

export const detailsWords = {
  title: 'Your details',
  text: 'So that we know whose plan it is. No account needed.',
} as const;

/** In the place of the buttons, while no path is chosen. */
export const choosePath = 'Choose a path, and you see what is due today.';

export const talkWords = {
  text: 'Rather ask something first?',
  label: 'Send us this plan',
} as const;

/** The way to the quick quote, for whoever needs no plan. */
export const alsoWords = { text: 'Know what you want already?', label: 'Build a quick quote' } as const;
