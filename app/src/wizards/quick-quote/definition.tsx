import { paths } from '../../content/links/paths.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { type SolutionTypeId, solutionTypeIds } from '../../domain/catalogue/ids.ts';
import { stepCounter } from '../../domain/wizard/flow.ts';
import type { WizardDefinition } from '../kit/definition.ts';
import { quickQuoteRules } from './rules/index.ts';
import type { QuickQuoteAnswers, QuickQuoteStepId } from './rules/questions.ts';
import { solutionStartingPrice } from './rules/startingPrice.ts';
import { quickQuoteSteps } from './steps';

/** What the least price is for. */
const pricedWords: Readonly<Record<SolutionTypeId, string>> = {
  website: 'For a website',
  trinity: 'For a Trinity system',
  both: 'For website and system',
};

/** The quick quote: a few questions, an itemised price, and the deposit by card. */
export const quickQuote: WizardDefinition<QuickQuoteAnswers, QuickQuoteStepId> = {
  ...quickQuoteRules(catalogue),
  title: 'Quick quote',
  description:
    'Build a quote for a website, Trinity business systems, or both. Every line shows its price and how it’s worked out.',
  steps: quickQuoteSteps,
  review: () => import('./review'),
  leastPrice: ({ solutionType }) =>
    Math.min(...(solutionType === null ? solutionTypeIds : [solutionType]).map(solutionStartingPrice(catalogue))),
  chosen: ({ solutionType }) => (solutionType === null ? undefined : pricedWords[solutionType]),
  // Before the solution is chosen, the number of steps is unknown.
  counter: (view) => (view.at === 0 && !view.isDone ? 'Step 1' : stepCounter(view)),
  crossLink: { text: 'Need a brand or an ad campaign as well?', label: 'Build your package', to: paths.packageBuilder },
};
