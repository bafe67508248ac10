import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { capitalised, spellNumber } from '../../domain/words.ts';
import { budgetRange } from './rules/budget.ts';
import { type PlannerStepId, plannerFlow } from './rules/questions.ts';

const stepCount = plannerFlow(catalogue).steps(plannerFlow(catalogue).blank).length;
/** "step 6": where the path is chosen. */
export const lastStep = `step ${stepCount}`;

/** Texts of the budget planner. Names and prices come from the catalogue. */

/** The steps' titles. Two steps share one, so one of them adds its subject. */
export const plannerQuestions: Readonly<Record<PlannerStepId, { title: string; subtitle: string; missing: string }>> = {
  industry: {
    title: 'What kind of business do you run?',
    subtitle: `${capitalised(spellNumber(stepCount))} short steps show you what fits your budget. You don’t buy anything until the last one.`,
    missing: 'Choose your industry to continue',
  },
  goals: {
    title: 'What should it do, and what’s your budget?',
    subtitle: 'Choose as many goals as you like, then set your budget.',
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

/** Shown when the typed budget is outside the range. We never change it silently. */
export const budgetRefused = (typed: number) =>
  typed < budgetRange.min
    ? `You entered ${formatEuro(typed)}. The smallest budget the planner can work with is ${formatEuro(budgetRange.min)}.`
    : `You entered ${formatEuro(typed)}. The limit is ${formatEuro(budgetRange.max)}.`;

/** The continue button of the platform step. */
export const reviewAndProceed = 'Review & Proceed';

/** Tag of a card that costs more than the remaining budget. */
export const budgetExceededTag = 'Budget Exceeded';

/** Below that tag, and on a platform that can be chosen all the same: what would make it fit. */
export const needsMore = (missing: number) => `Needs ${formatEuro(missing)} more`;

/** Where no platform fits the budget. Euro. */
export const noPlatformFits = (smallest: string, missing: number) =>
  `Your budget is ${formatEuro(missing)} short of the smallest platform, ${smallest}.`;

/** Where nothing in a step fits the budget. Amounts are in euro. */
export const toolStepWords = {
  nothing: (left: number) =>
    left > 0
      ? `Nothing here fits the ${formatEuro(left)} that’s left, and you don’t need any of it to go on.`
      : 'Your budget is used up, and you don’t need any of this to go on.',
  eachTakes: (price: number, enough: number) =>
    `Each takes ${formatEuro(price)}, so one fits a budget of ${formatEuro(enough)}. You can also add one later.`,
} as const;

/** Below the budget, while the list total is higher: the last step's prices start from it. */
export const listTotalAhead = (total: number) =>
  `Before the ${catalogue.solutionDiscountPercent}% discount: ${formatEuro(total)}. ${capitalised(lastStep)} works out its prices from this.`;

/** Shown under a solution's discounted price, so that the list price is no surprise in the last step. */
export const listPriceNote = (price: number) => `List price ${formatEuro(price)}`;

export const fitWords = {
  title: 'Plans that fit',
  text: 'We check every possible plan and show you those that do the most for your goals.',
  notYet: 'Choose at least one goal and set your budget, and we’ll find the plans that do the most with it.',
  serves: 'What serves each goal',
  rule: 'We rank plans by how many of your goals they serve, then how well, then by price. A plan only includes what serves your goals.',
} as const;

/** The budget in the last step. */
export const pathBarLabels = { list: 'List total', path: 'Your path' } as const;

/** The table of the paths. */
export const pathTableWords = {
  table: 'What each path is and costs',
  path: 'Path',
  facts: {
    what: 'What you get',
    who: 'How it’s made',
    time: 'How long',
    price: 'Price',
    today: 'Today',
    later: 'Later',
  },
  recommended: 'Recommended',
  quoteHasNoPaths: 'In a quick quote, a platform costs the middle of its range, less a discount with a system.',
  share: (percent: number) => `${percent}% of your list total`,
  deposit: (percent: number) => `deposit, ${percent}%`,
  consultation: 'consultation',
  thenRest: (euro: string) => `then ${euro}`,
} as const;

/** Below the paths. */
export const recommendedBecause = (path: string, reason: string) => `We recommend ${path}, as ${reason}.`;

export const detailsWords = {
  title: 'Your details',
  text: 'So we know whose plan this is. No account needed.',
} as const;

export const summaryWords = {
  title: 'Your plan',
  empty: 'What you choose appears here, each part with what it takes from your budget.',
} as const;

/** In the bar at the bottom while no path is chosen. */
export const choosePathWords = { text: 'See what’s due today.', button: 'Choose a path' } as const;

export const talkWords = {
  text: 'Want to ask something first?',
  label: 'Send us this plan',
} as const;

/** Link to the quick quote, for visitors who don't need a plan. */
export const alsoWords = { text: 'Already know what you want?', label: 'Get a quick quote' } as const;
