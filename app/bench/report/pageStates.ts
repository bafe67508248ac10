import { builtPages } from '../../e2e/builtPages.ts';
import { packageBuilderClicks } from '../packageBuilder.ts';
import { plannerClicks } from '../planner.ts';
import { quickQuoteClicks } from '../quickQuote.ts';

/** A page to measure. */
export interface Address {
  /** Its name in the report. */
  label: string;
  path: string;
  /** Initial local storage: strings by key. */
  saved?: Readonly<Record<string, string>>;
}

/** Every step of the three wizards, with the answers that lead to it. */
const steps: readonly Address[] = [...quickQuoteClicks(''), ...packageBuilderClicks(''), ...plannerClicks('')].map(
  ({ click: { url, saved } }) => ({ label: url, path: url, ...(saved ? { saved } : {}) }),
);

/** Every built page, an unknown path, and every step of the wizards. */
export const addresses: readonly Address[] = [
  ...new Map(
    [...[...builtPages, '/no/such/page'].map((path) => ({ label: path, path })), ...steps].map((address) => [
      address.label,
      address,
    ]),
  ).values(),
];
