import { reach } from '../../domain/wizard/flow.ts';
import { blankReview } from '../../domain/wizard/review.ts';
import type { Snapshot } from '../kit/wizardStore.ts';
import { type QuickQuoteAnswers, quickQuoteFlow } from './rules/flow.ts';
import { quickQuoteStore } from './store.ts';

/**
 * Puts answers into the quick quote, at its first open question. What is typed there already stays where the answers have
 * nothing in its place. Answers what was there.
 */
export function openQuickQuote(answers: QuickQuoteAnswers): Snapshot {
  const snapshot = quickQuoteStore.snapshot();
  const before = quickQuoteStore.get();
  const filled = Object.entries(answers).filter(([name, value]) => !(name in blankReview) || value.length > 0);
  const typed = Object.entries(before.answers).filter(([name]) => name in blankReview);
  const opened = { ...answers, ...Object.fromEntries(typed), ...Object.fromEntries(filled) };
  quickQuoteStore.set({ at: reach(quickQuoteFlow, opened), answers: opened });
  quickQuoteStore.park();
  return snapshot;
}
