import { builtPages } from '../../e2e/builtPages.ts';
import { packageBuilderClicks } from '../packageBuilder.ts';
import { plannerClicks } from '../planner.ts';
import { quickQuoteClicks } from '../quickQuote.ts';

/** A page to measure, in one state. */
export interface PageState {
  /** Its name in the report. */
  label: string;
  path: string;
  /** Initial local storage: strings by key. */
  saved?: Readonly<Record<string, string>>;
}

/** Every step of the three wizards, with the answers that lead to it. */
const steps: readonly PageState[] = [...quickQuoteClicks(''), ...packageBuilderClicks(''), ...plannerClicks('')].map(
  ({ click: { url, saved } }) => ({ label: url, path: url, ...(saved ? { saved } : {}) }),
);

/** Every built page, an unknown path, and every step of the wizards. */
export const pageStates: readonly PageState[] = [
  ...new Map(
    [...[...builtPages, '/no/such/page'].map((path) => ({ label: path, path })), ...steps].map((state) => [
      state.label,
      state,
    ]),
  ).values(),
];
