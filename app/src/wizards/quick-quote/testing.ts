import { answersTo } from '../../../test/arbitraries.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { blankReview } from '../../domain/wizard/review.ts';
import { type QuickQuoteAnswers, quickQuoteFlow, quickQuoteQuestionnaire } from './rules/questions.ts';

export const quickQuoteAnswers = answersTo<QuickQuoteAnswers>(quickQuoteQuestionnaire(catalogue));

/** Answers to the questions of a quote, all others open. */
export const quoteOf = (answers: Partial<QuickQuoteAnswers>): QuickQuoteAnswers => ({
  ...quickQuoteFlow(catalogue).blank,
  ...answers,
});

/** A finished quote, without what Review asks. */
export const completeQuote: QuickQuoteAnswers = {
  solutionType: 'both',
  selectedIndustry: 'retail',
  selectedGoals: [],
  trinitySelectionId: 'trinity-core',
  selectedTier: 'full',
  hasPhysicalStore: null,
  aedUpsellChoice: null,
  ...blankReview,
};

/** The same, as the browser stores it at Review. */
export const storedQuote = {
  version: 1,
  currentStep: quickQuoteFlow(catalogue).steps(completeQuote).length,
  ...completeQuote,
};
