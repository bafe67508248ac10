import type { IndustryId } from './catalogue/ids.ts';

export const tradeIds = ['cafe', 'salon', 'workshop', 'shop', 'guesthouse'] as const;
/** A kind of small business that the site draws a sample shop for: `content/drawings/street/<id>`. */
export type TradeId = (typeof tradeIds)[number];

interface Trade {
  /** "I run a café". */
  word: string;
  /** The wizards' question about the industry, answered. */
  industry: IndustryId;
  /** What its sample tablet shows as left over, in euro. */
  left: number;
}

export const trades: Readonly<Record<TradeId, Trade>> = {
  cafe: { word: 'café', industry: 'restaurant', left: 214 },
  salon: { word: 'salon', industry: 'services', left: 188 },
  workshop: { word: 'workshop', industry: 'services', left: 640 },
  shop: { word: 'shop', industry: 'retail', left: 352 },
  guesthouse: { word: 'guest house', industry: 'hospitality', left: 415 },
};

/** What a link to a wizard says of a trade: its industry, and itself where another is that industry's sample shop. */
export function linkedTrade(trade: TradeId): { industry: IndustryId; trade?: TradeId } {
  const { industry } = trades[trade];
  return trade === tradeOf(industry) ? { industry } : { industry, trade };
}

/** The sample shop for an industry: some other shop where there is none for it. */
export const tradeOf = (industry: IndustryId | null): TradeId =>
  tradeIds.find((id) => trades[id].industry === industry) ?? 'shop';
