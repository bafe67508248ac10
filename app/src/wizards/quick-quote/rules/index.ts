import { nameOf } from '../../../domain/catalogue/nameOf.ts';
import { solutionTypes } from '../../../domain/catalogue/solutionTypes.ts';
import { withDeposit } from '../../../domain/pricing/deposit.ts';
import { byQuery } from '../../../domain/wizard/stepAddress.ts';
import type { SharedAnswers, WizardRules } from '../../../domain/wizard/wizard.ts';
import type { QuickQuoteAnswers } from './cart.ts';
import { describeQuickQuote, type QuickQuoteAbout, type QuickQuoteTopic, topicOfQuickQuote } from './describe.ts';
import { type QuickQuoteStepId, quickQuoteFlow } from './flow.ts';
import { fromLink } from './link.ts';
import { quickQuotePath } from './path.ts';
import { priceQuickQuote } from './price.ts';
import { quickQuoteRecord } from './record.ts';
import {
  answersOfQuickQuote,
  type QuickQuoteSelection,
  selectionOfQuickQuote,
  titleOfQuickQuote,
} from './selection.ts';

/** The quick quote: a few questions about a platform, a system or both. */
export const quickQuoteRules: WizardRules<
  QuickQuoteAnswers,
  QuickQuoteStepId,
  QuickQuoteSelection,
  QuickQuoteTopic,
  QuickQuoteAbout
> = {
  id: 'quote',
  path: quickQuotePath,
  address: byQuery(quickQuotePath),
  flow: quickQuoteFlow,
  record: quickQuoteRecord,
  fromLink,
  shared: {
    industry: ['selectedIndustry'],
    goals: ['selectedGoals'],
    system: ['trinitySelectionId'],
    platform: ['selectedTier'],
  } satisfies SharedAnswers<keyof QuickQuoteAnswers>,
  price: (answers) => withDeposit(priceQuickQuote(answers)),
  order: {
    selection: selectionOfQuickQuote,
    answers: answersOfQuickQuote,
    title: (selection) => titleOfQuickQuote(answersOfQuickQuote(selection)),
    service: ({ solutionType }) => nameOf(solutionTypes, solutionType),
    topic: topicOfQuickQuote,
    describe: describeQuickQuote,
  },
};
