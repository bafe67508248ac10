import type { TrinityPrice } from './catalogue.ts';
import { defaultCatalogue, defaultCatalogueData } from './defaultCatalogue.ts';
import { type PriceList, priceLists } from './ids.ts';

export type { PriceList, TrinityPrice };
export { priceLists };
export const { trinityPrices: clientTrinityPrices, chargedList } = defaultCatalogueData;
export const { trinityPrices } = defaultCatalogue;
