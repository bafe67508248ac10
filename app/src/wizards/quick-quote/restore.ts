import type { Chosen } from '../../domain/contract/chosen.ts';
import { reopen } from '../kit/saved-quote/reopen.ts';
import type { Snapshot } from '../kit/wizardStore.ts';
import { parseQuoteRecord, toQuoteRecord } from './rules/record.ts';
import { answersOfQuote, type QuoteSelection } from './rules/selection.ts';
import { quoteStore } from './store.ts';

/** Opens the quote builder's Review with what was chosen. Answers what was there. */
export function takeUpQuote({ selection, about }: Chosen): Snapshot | null {
  const chosen = answersOfQuote(selection as unknown as QuoteSelection);
  const record = toQuoteRecord({ at: 0, answers: chosen });
  const asked = { selectedIndustry: about.industry, selectedGoals: about.goals };
  return reopen(quoteStore, parseQuoteRecord({ ...record, ...asked, currentStep: 99 }));
}
