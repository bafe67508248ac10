import { builtPages } from '../../e2e/builtPages.ts';
import { configuratorClicks } from '../configurator.ts';
import { plannerClicks } from '../planner.ts';
import { quoteClicks } from '../quote.ts';

/** A page as somebody finds it who comes to it. */
export interface Address {
  /** What the report calls it. */
  what: string;
  path: string;
  /** What they have in local storage: texts by their keys. */
  saved?: Readonly<Record<string, string>>;
}

/** Every step of the three wizards, with the answers that lead to it. */
const steps: readonly Address[] = [...quoteClicks(''), ...configuratorClicks(''), ...plannerClicks('')].map(
  ({ click: { url, saved } }) => ({ what: url, path: url, ...(saved ? { saved } : {}) }),
);

/** Every page that was built, one that was not, and every step of the wizards; each once. */
export const addresses: readonly Address[] = [
  ...new Map(
    [...[...builtPages, '/no/such/page'].map((path) => ({ what: path, path })), ...steps].map((address) => [
      address.what,
      address,
    ]),
  ).values(),
];
