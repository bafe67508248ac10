import type { IndustryId, SolutionTypeId, TierId, TrinityId } from '../../../domain/catalogue/ids.ts';
import type { TradeId } from '../../../domain/trades.ts';
import { wizardPaths } from '../../../domain/wizard/wizardIds.ts';

interface QuoteChoice {
  industry?: IndustryId;
  /** The visitor's own shop in drawings: no answer. */
  trade?: TradeId;
  solution?: SolutionTypeId;
  trinity?: TrinityId;
  tier?: TierId;
  store?: 'yes' | 'no';
}

/** A link into the quick quote, with choices: systems, a platform, or both with 10% off. */
export function quickQuoteLink(choice: QuoteChoice = {}): string {
  const given = Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${wizardPaths.quote}?${new URLSearchParams(given)}` : wizardPaths.quote;
}
