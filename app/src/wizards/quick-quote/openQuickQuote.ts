import { reach } from '../../domain/wizard/flow.ts';
import { blankReview } from '../../domain/wizard/review.ts';
import { type Snapshot, storeOf } from '../kit/wizardStore.ts';
import { type QuickQuoteAnswers, quickQuoteFlow } from './rules/flow.ts';
import { quickQuoteRules } from './rules/index.ts';

/**
 * Restores answers into the quick quote, at the first open question. Personal fields stay if the answers have none.
 * @returns the previous state
 */
export function openQuickQuote(answers: QuickQuoteAnswers): Snapshot {
  const store = storeOf(quickQuoteRules);
  const snapshot = store.snapshot();
  const before = store.get();
  const filled = Object.entries(answers).filter(([name, value]) => !(name in blankReview) || value.length > 0);
  const typed = Object.entries(before.answers).filter(([name]) => name in blankReview);
  const opened = { ...answers, ...Object.fromEntries(typed), ...Object.fromEntries(filled) };
  store.set({ at: reach(quickQuoteFlow, opened), answers: opened });
  store.park();
  return snapshot;
}
