import type { Catalogue, TrinityPrice } from '../catalogue/catalogue.ts';
import { type PriceList, priceLists, type TrinityId } from '../catalogue/ids.ts';
import { formatEuro } from '../money.ts';
import { formatList, plural } from '../words.ts';

type Systems = Pick<Catalogue, 'trinityOptions' | 'trinityPrices'>;

/** Euro saved by the beta price; 0 when it isn't cheaper. */
export function saving({ beta, standard }: TrinityPrice): number {
  return Math.max(0, standard - beta);
}

/** The saving in whole percent of the standard price. */
export function savingPercent(price: TrinityPrice): number {
  return Math.round((saving(price) * 100) / price.standard);
}

/** The best saving in the price list where it is lowest, so that "Save up to 87%" is true on every page. */
export function bestSavingPercent({ trinityPrices }: Pick<Catalogue, 'trinityPrices'>): number {
  const best = (list: PriceList) => Math.max(...Object.values(trinityPrices[list]).map(savingPercent));
  return Math.min(...priceLists.map(best));
}

/** What the systems of a package cost one by one, in euro. */
export const oneByOne = (
  { trinityOptions, trinityPrices }: Systems,
  id: TrinityId,
  list: PriceList,
  kind: 'beta' | 'standard' = 'beta',
): number => trinityOptions[id].includes.reduce((sum, system) => sum + trinityPrices[list][system][kind], 0);

/** The names in a package: "Expense Manager, MCD and RCD". */
export function contents({ trinityOptions }: Pick<Catalogue, 'trinityOptions'>, id: TrinityId): string {
  return formatList(trinityOptions[id].includes.map((system) => trinityOptions[system].name));
}

/** Explains the price of a system in whole sentences: what it includes, and what the beta price saves. */
export function betaWhy(catalogue: Systems, id: TrinityId, list: PriceList): string {
  const { trinityOptions, trinityPrices } = catalogue;
  const price = trinityPrices[list][id];
  const { name, type, includes } = trinityOptions[id];
  const what =
    type === 'package'
      ? `${name} is ${plural(includes.length, 'system')} in one package: ${contents(catalogue, id)}. `
      : '';
  const saved = saving(price);
  return saved > 0
    ? `${what}You pay the beta price of ${formatEuro(price.beta)}. The standard price is ${formatEuro(price.standard)}, so you save ${formatEuro(saved)}.`
    : `${what}You pay the beta price of ${formatEuro(price.beta)}, one price for the whole system.`;
}

/** Explains the price of a system in a few words. */
export function betaRule(catalogue: Systems, id: TrinityId): string {
  return catalogue.trinityOptions[id].type === 'package' ? `${contents(catalogue, id)}, beta price` : 'Beta price';
}
