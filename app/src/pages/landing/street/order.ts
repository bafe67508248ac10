import { deepLinks } from '../../../content/links/deepLinks.ts';
import { brandIds, campaignIds, catalogue, tierIds } from '../../../domain/catalogue/given.ts';
import { type PriceList, type ServiceId, type SolutionTypeId, systemIds } from '../../../domain/catalogue/ids.ts';
import { deposit } from '../../../domain/pricing/deposit.ts';
import type { DueNow, Price } from '../../../domain/pricing/price.ts';
import { midpoint } from '../../../domain/pricing/tier.ts';
import { linkedTrade } from '../../../domain/trades.ts';
import { spellNumber } from '../../../domain/words.ts';
import { packagePriceOnPath } from '../../../wizards/package-builder/rules/price.ts';
import { quickQuotePriceOnPath } from '../../../wizards/quick-quote/rules/price.ts';
import { isPackage, type PartId, type StreetOrder, withSystem } from './parts.ts';

const { brandPackages, campaignPackages, tiers, trinityOptions, trinityPrices, bundlePercent } = catalogue;

/** The one that costs least. */
const least = <Id>([first, ...rest]: readonly [Id, ...Id[]], price: (id: Id) => number): Id =>
  rest.reduce((low, next) => (price(next) < price(low) ? next : low), first);

const brand = least(brandIds, (id) => brandPackages[id].price);
const campaign = least(campaignIds, (id) => campaignPackages[id].price);
const tier = least(tierIds, (id) => midpoint(tiers[id]));
const systemIn = (list: PriceList) => least(systemIds, (id) => trinityPrices[list][id].beta);

/** The systems that have the lowest price in a list: "MCD or RCD". */
function systemNames(list: PriceList): string {
  const { beta } = trinityPrices[list][systemIn(list)];
  const names = systemIds.filter((id) => trinityPrices[list][id].beta === beta).map((id) => trinityOptions[id].name);
  return names.length === systemIds.length ? `Any one of the ${spellNumber(names.length)}` : names.join(' or ');
}

/** What the quick quote calls these. */
function solutionOf(on: readonly PartId[]): SolutionTypeId | null {
  if (on.includes('website')) return on.includes('system') ? 'both' : 'website';
  return on.includes('system') ? 'trinity' : null;
}

const servicesOf = (on: readonly PartId[]): readonly ServiceId[] => [
  ...(on.includes('brand') ? (['brand-identity'] as const) : []),
  ...(on.includes('campaign') ? (['ad-campaigns'] as const) : []),
  ...(on.includes('system') && !withSystem(on) ? (['trinity-systems'] as const) : []),
  ...(on.includes('website') ? (['complete-platform'] as const) : []),
];

/** What is chosen of each, where it is on. */
const chosen = (on: readonly PartId[]) => ({
  brand: on.includes('brand') ? brand : null,
  campaign: on.includes('campaign') ? campaign : null,
  tier: on.includes('website') ? tier : null,
});

/** A link to the wizard that sells what is on, with the answers that are known. It asks which system. */
export function orderLink({ trade, on }: StreetOrder): string {
  const solution = solutionOf(on);
  const known = linkedTrade(trade);
  if (solution && !isPackage(on))
    return deepLinks.quote({ solution, ...(on.includes('website') && { tier, ...known }) });
  return deepLinks.packageBuilder({
    services: servicesOf(on),
    only: on.length > 0,
    ...(on.length > 0 && known),
    ...chosen(on),
  });
}

/** The bill of the wizard that sells these. */
function bill(on: readonly PartId[]): Price {
  if (!isPackage(on))
    return quickQuotePriceOnPath(catalogue, {
      solutionType: solutionOf(on),
      selectedTier: chosen(on).tier,
      trinitySelectionId: on.includes('system') ? systemIn('quote') : null,
      aedUpsellChoice: null,
      hasPhysicalStore: null,
    });
  const services = servicesOf(on);
  const system = systemIn('configurator');
  return packagePriceOnPath(catalogue, {
    ...chosen(on),
    trinity: services.includes('trinity-systems') ? system : null,
    systems: withSystem(on) ? system : null,
    hasPhysicalStore: null,
  });
}

/** What the form of the street says besides its fields, if no script asks for the link above. */
export const alwaysSent = { only: 'yes', brand, campaign, tier };

export interface OrderView {
  /** What each part is, and its price in euro where these are sold, switched on or not. */
  parts: Readonly<Record<PartId, { name: string; amount: number }>>;
  discount: { label: string; amount: number } | undefined;
  /** Euro. */
  total: number;
  due: DueNow;
}

/** The price of an order, as in the wizard that it leads to. */
export function orderView({ on }: StreetOrder): OrderView {
  const { lines, total } = bill(on);
  const discount = lines.find(({ kind }) => kind === 'discount');
  const list = isPackage(on) ? 'configurator' : 'quote';
  const { name, price } = brandPackages[brand];
  return {
    parts: {
      brand: { name, amount: price },
      website: { name: `${tiers[tier].name}, middle of its range`, amount: midpoint(tiers[tier]) },
      system: { name: `${systemNames(list)}, beta price`, amount: trinityPrices[list][systemIn(list)].beta },
      campaign: { name: campaignPackages[campaign].name, amount: campaignPackages[campaign].price },
    },
    discount: discount && { label: `${bundlePercent}% off, ordered together`, amount: discount.amount },
    total,
    due: deposit(catalogue, total),
  };
}
