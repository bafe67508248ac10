import type { TrinityId } from './trinity.ts';

/** The two price lists the client gave; each wizard charges by the one that bears its name. */
export const priceLists = ['configurator', 'quote'] as const;
export type PriceList = (typeof priceLists)[number];

export interface TrinityPrice {
  /** Euro: what is charged. */
  beta: number;
  /** Euro: what it costs after the beta. */
  standard: number;
  /** Euro, as the client states it. Data only: a page shows the computed difference. */
  statedSaving?: number;
}

export const trinityPrices: Readonly<Record<PriceList, Readonly<Record<TrinityId, TrinityPrice>>>> = {
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
