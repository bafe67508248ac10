import type { DashboardId, SystemId } from '../catalogue/ids.ts';
import { limits } from '../contract/limits.ts';
import { tooLong } from '../forms/tooLong.ts';

export type BusinessField = 'company' | 'vatNumber' | 'line1' | 'line2' | 'town' | 'postcode' | 'country';

/** Who buys, as the last step of every wizard asks. */
export interface BuysAs {
  /** Whether they buy for a business. */
  forBusiness: boolean;
  /** What was typed about it. */
  business: Readonly<Partial<Record<BusinessField, string>>>;
  /** Whether a consumer asks for the work to begin within the withdrawal period. */
  beginAtOnce: boolean;
}

/** What Review asks for in the package builder and the quick quote. None of it is ever saved in the browser. */
export interface ReviewAnswers extends BuysAs {
  name: string;
  email: string;
  additionalNotes: string;
  /** As typed, comma-separated. */
  keywords: string;
  selectedSystems: readonly SystemId[];
  selectedDashboards: readonly DashboardId[];
}

/** The first text at Review that is too long, by the name of its field; null when all fit. */
export function wishProblem({
  additionalNotes = '',
  keywords = '',
}: Partial<Pick<ReviewAnswers, 'additionalNotes' | 'keywords'>>): { field: string; message: string } | null {
  const notes = tooLong('your notes', additionalNotes, limits.wishes);
  if (notes !== null) return { field: 'notes', message: notes };
  const words = tooLong('the list of keywords', keywords, limits.short);
  return words === null ? null : { field: 'keywords', message: words };
}

export const blankBuysAs: BuysAs = { forBusiness: false, business: {}, beginAtOnce: false };

export const blankReview: ReviewAnswers = {
  ...blankBuysAs,
  name: '',
  email: '',
  additionalNotes: '',
  keywords: '',
  selectedSystems: [],
  selectedDashboards: [],
};
