import { type TrinityId, trinityOptions } from '../catalogue/trinity.ts';
import { type PriceList, priceLists, type TrinityPrice, trinityPrices } from '../catalogue/trinity-prices.ts';
import { formatEuro } from '../money.ts';
import { listed, plural } from '../words.ts';

/** Euro saved by the beta price, computed; 0 when beta is no cheaper, so that no false saving is ever shown. */
export function saving({ beta, standard }: TrinityPrice): number {
  return Math.max(0, standard - beta);
}

/** The saving in whole percent of the standard price. */
export function savingPercent(price: TrinityPrice): number {
  return Math.round((saving(price) * 100) / price.standard);
}

/** The best saving that holds in every price list: "Save up to 87%" is then true on every page. */
export function bestSavingPercent(): number {
  const best = (list: PriceList) => Math.max(...Object.values(trinityPrices[list]).map(savingPercent));
  return Math.min(...priceLists.map(best));
}

/** The names in a package: "Expense Manager, MCD and RCD". */
export function contents(id: TrinityId): string {
  return listed(trinityOptions[id].includes.map((system) => trinityOptions[system].name));
}

/** Why a system costs what it costs, at length: what is in it, and what the beta price saves where it saves anything. */
export function betaWhy(id: TrinityId, list: PriceList): string {
  const price = trinityPrices[list][id];
  const { name, type, includes } = trinityOptions[id];
  const what =
    type === 'package' ? `${name} is ${plural(includes.length, 'system')} in one package: ${contents(id)}. ` : '';
  const saved = saving(price);
  return saved > 0
    ? `${what}You pay the beta price of ${formatEuro(price.beta)}. The standard price is ${formatEuro(price.standard)}, so you save ${formatEuro(saved)}.`
    : `${what}You pay the beta price of ${formatEuro(price.beta)}, one price for the whole system.`;
}

/** Why a system costs what it costs. */
export function betaRule(id: TrinityId): string {
  return trinityOptions[id].type === 'package' ? `${contents(id)}, beta price` : 'Beta price';
}
