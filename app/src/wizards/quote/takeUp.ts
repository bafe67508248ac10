import type { KeptQuote } from '../../domain/contract/kept.ts';
import { parseQuoteRecord, toQuoteRecord } from '../../domain/quote/record.ts';
import { answersOfQuote, type QuoteSelection } from '../../domain/quote/selection.ts';
import { reopen } from '../kept/reopen.ts';
import { quoteStore } from './quoteStore.ts';

/** Opens the quote builder's Review with a kept quote. Answers the way back to what was there. */
export function takeUpQuote({ selection, about }: KeptQuote): (() => void) | null {
  const chosen = answersOfQuote(selection as unknown as QuoteSelection);
  const answers = { ...chosen, selectedIndustry: about.industry, selectedGoals: about.goals };
  return reopen(quoteStore, parseQuoteRecord({ ...toQuoteRecord({ at: 0, answers }), currentStep: 99 }));
}
