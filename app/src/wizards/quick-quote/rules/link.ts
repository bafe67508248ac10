import { solutionTypeIds } from '../../../domain/catalogue/solutionTypes.ts';
import { tierIds } from '../../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../../domain/catalogue/trinity.ts';
import { oneOf } from '../../../domain/record.ts';
import type { QuickQuoteAnswers } from './cart.ts';

const answers: ReadonlyMap<string | null, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

/** The answers in a link to the quick quote: `?solution=trinity&trinity=garo&store=yes`. */
export function fromLink(parameters: URLSearchParams): Partial<QuickQuoteAnswers> {
  // A form submitted before its script ran names each part that is switched on.
  const parts = parameters.getAll('solution');
  const answered = {
    solutionType: oneOf(solutionTypeIds, parts.length > 1 ? 'both' : parts[0]),
    trinitySelectionId: oneOf(trinityIds, parameters.get('trinity')),
    selectedTier: oneOf(tierIds, parameters.get('tier')),
    hasPhysicalStore: answers.get(parameters.get('store')) ?? null,
  };
  return Object.fromEntries(Object.entries(answered).filter(([, answer]) => answer !== null));
}
