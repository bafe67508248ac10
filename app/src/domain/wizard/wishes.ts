import type { DashboardId, SystemId } from '../catalogue/ids.ts';
import { limits } from '../contract/limits.ts';
import { shorten } from '../words.ts';
import type { ReviewAnswers } from './review.ts';

/** The buyer's optional answers at Review. */
export interface Wishes {
  /** As typed. */
  notes: string;
  keywords: readonly string[];
  systems: readonly SystemId[];
  dashboards: readonly DashboardId[];
}

/** The wishes entered at Review. The planner asks only for notes. */
export function wishesOf(answers: Pick<ReviewAnswers, 'additionalNotes'> & Partial<ReviewAnswers>): Wishes {
  return {
    notes: shorten(answers.additionalNotes, limits.notes),
    keywords: splitKeywords(answers.keywords ?? ''),
    systems: answers.selectedSystems ?? [],
    dashboards: answers.selectedDashboards ?? [],
  };
}

/** The keywords of a comma-separated text: trimmed, non-empty, distinct ignoring case. */
export function splitKeywords(text: string): readonly string[] {
  const words = text.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
  const firstLike = (word: string) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase());
  return words.filter((word, at) => word !== '' && firstLike(word) === at);
}
