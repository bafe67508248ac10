import { readStored, writeStored } from '../../../api/storage.ts';
import type { IndustryId } from '../../../domain/catalogue/ids.ts';
import { type TradeId, tradeIds, tradeOf, trades } from '../../../domain/trades.ts';

const KEY = 'trade';

/** Keeps the trade that a link to a wizard names beside its industry, for the drawings of the next steps. */
export function keepTrade(link: URLSearchParams): void {
  if (link.has('industry')) writeStored('session', KEY, link.get(KEY) ?? undefined);
}

/** The sample shop in drawings for an industry: the visitor's own trade, if they named one of that industry. */
export function drawnTrade(industry: IndustryId | null): TradeId {
  const named = readStored('session', KEY);
  return tradeIds.find((id) => id === named && trades[id].industry === industry) ?? tradeOf(industry);
}
