import { builtPages } from '../../e2e/builtPages.ts';
import { configuratorClicks } from '../configurator.ts';
import { plannerClicks } from '../planner.ts';
import { quoteClicks } from '../quote.ts';

/** A page to measure. */
export interface Address {
  /** Its name in the report. */
  what: string;
  path: string;
  /** Initial local storage: strings by key. */
  saved?: Readonly<Record<string, string>>;
}

/** Every step of the three wizards, with the answers that lead to it. */
const steps: readonly Address[] = [...quoteClicks(''), ...configuratorClicks(''), ...plannerClicks('')].map(
  ({ click: { url, saved } }) => ({ what: url, path: url, ...(saved ? { saved } : {}) }),
);

/** Every built page, an unknown path, and every step of the wizards. */
export const addresses: readonly Address[] = [
  ...new Map(
    [...[...builtPages, '/no/such/page'].map((path) => ({ what: path, path })), ...steps].map((address) => [
      address.what,
      address,
    ]),
  ).values(),
];
