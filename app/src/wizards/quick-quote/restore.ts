import type { Chosen } from '../../domain/contract/chosen.ts';
import { reopen } from '../kit/saved-quote/reopen.ts';
import type { Snapshot } from '../kit/wizardStore.ts';
import { parseQuickQuoteRecord, toQuickQuoteRecord } from './rules/record.ts';
import { answersOfQuickQuote, type QuickQuoteSelection } from './rules/selection.ts';
import { quickQuoteStore } from './store.ts';

/** Opens the quote builder's Review with what was chosen. Answers what was there. */
export function restoreQuickQuote({ selection, about }: Chosen): Snapshot | null {
  const chosen = answersOfQuickQuote(selection as unknown as QuickQuoteSelection);
  const record = toQuickQuoteRecord({ at: 0, answers: chosen });
  const asked = { selectedIndustry: about.industry, selectedGoals: about.goals };
  return reopen(quickQuoteStore, parseQuickQuoteRecord({ ...record, ...asked, currentStep: 99 }));
}
