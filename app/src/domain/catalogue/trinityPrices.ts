import type { TrinityId } from './trinity.ts';

/** The two price lists that the client gave, one for each wizard that sells Trinity systems. */
export const priceLists = ['configurator', 'quote'] as const;
export type PriceList = (typeof priceLists)[number];

export interface TrinityPrice {
  /** Euro: what is charged. */
  beta: number;
  /** Euro: the price that savings are compared with. It isn't charged. */
  standard: number;
  /** Euro, as the client states it. Not shown: pages show the computed difference. */
  statedSaving?: number;
}

type TrinityPrices = Readonly<Record<PriceList, Readonly<Record<TrinityId, TrinityPrice>>>>;

/** The client's prices, checked by `pnpm check:catalogue`. Everything else reads `trinityPrices`. */
export const clientTrinityPrices: TrinityPrices = {
  configurator: {
    expense: { beta: 230, standard: 2074 },
    mcd: { beta: 200, standard: 1500 },
    rcd: { beta: 200, standard: 1500 },
    garo: { beta: 2230, standard: 2074 },
    aed: { beta: 230, standard: 1500 },
    'trinity-core': { beta: 690, standard: 5187, statedSaving: 1728 },
    'trinity-plus': { beta: 2994, standard: 10489, statedSaving: 4724 },
  },
  quote: {
    expense: { beta: 200, standard: 1500 },
    mcd: { beta: 200, standard: 1500 },
    rcd: { beta: 200, standard: 1500 },
    garo: { beta: 200, standard: 1500 },
    aed: { beta: 200, standard: 1500 },
    'trinity-core': { beta: 600, standard: 4500, statedSaving: 3900 },
    'trinity-plus': { beta: 1000, standard: 7500, statedSaving: 6500 },
  },
};

/**
 * Which list is charged. `each`: every wizard has its own, as the client gave them; the package builder then says where its
 * systems cost less in the quick quote. `quote` or `configurator`: that list applies to both wizards.
 */
export const chargedList = 'each' as 'each' | PriceList;

/** The price lists after `chargedList` is applied. */
export function chargedPrices(charged: 'each' | PriceList): TrinityPrices {
  if (charged === 'each') return clientTrinityPrices;
  const list = clientTrinityPrices[charged];
  return { configurator: list, quote: list };
}

/** The prices that each wizard charges. */
export const trinityPrices: TrinityPrices = chargedPrices(chargedList);
