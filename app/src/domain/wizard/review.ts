import type { DashboardId } from '../catalogue/dashboards.ts';
import type { SystemId } from '../catalogue/trinity.ts';

/** What Review asks for in the package builder and the quick quote. None of it is ever saved in the browser. */
export interface ReviewAnswers {
  name: string;
  email: string;
  additionalNotes: string;
  /** As typed, comma-separated. */
  keywords: string;
  selectedSystems: readonly SystemId[];
  selectedDashboards: readonly DashboardId[];
}

export const blankReview: ReviewAnswers = {
  name: '',
  email: '',
  additionalNotes: '',
  keywords: '',
  selectedSystems: [],
  selectedDashboards: [],
};
