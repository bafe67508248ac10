import type { SolutionTypeId, TierId, TrinityId } from '../../domain/catalogue/ids.ts';
import { paths } from './paths.ts';

interface QuoteChoice {
  solution?: SolutionTypeId;
  trinity?: TrinityId;
  tier?: TierId;
  store?: 'yes' | 'no';
}

/** A link into the quick quote, with choices: systems, a platform, or both with 10% off. */
export function quoteLink(choice: QuoteChoice = {}): string {
  const given = Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${paths.quote}?${new URLSearchParams(given)}` : paths.quote;
}
