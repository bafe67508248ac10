import { catalogue } from './given.ts';

export { type PriceList, priceLists } from './ids.ts';
export const { trinityPrices } = catalogue;
