import type { CampaignPackage } from '../domain/catalogue/catalogue.ts';
import { catalogue } from '../domain/catalogue/given.ts';
import type { BrandId, CampaignId, TierId, TrinityId } from '../domain/catalogue/ids.ts';
import { consultationTitle } from '../domain/pricing/consultation.ts';
import { midpoint, tierRange } from '../domain/pricing/tier.ts';
import { contents, saving } from '../domain/pricing/trinity.ts';
import { completePlatformPrice } from '../wizards/package-builder/rules/startingPrice.ts';
import { deepLinks } from './links/deepLinks.ts';
import { type OfferId, offerIdsOf } from './offerIds.ts';

export type { OfferId };

const { brandPackages, campaignPackages, consultationFee, tiers, trinityOptions, trinityPrices } = catalogue;

/** What is sold at a price of the catalogue. */
export interface SoldItem {
  id: OfferId;
  name: string;
  /** Euro: what is charged. */
  price: number;
  /** How the price is worked out, or what is included: "Middle of €600–€1,000". */
  rule?: string;
  /** Euro: the standard price, if higher. */
  standard?: number;
  /** "7-10 business days" */
  delivery?: string;
  /** What the owner gets out of it, which is said before its name: "Know where your money goes". */
  outcome?: string | undefined;
  /** Whom it suits: "For a first campaign with one small purpose". */
  description?: string | undefined;
  features: readonly string[];
  /** "Most popular", "Featured" and so on. */
  tag?: string;
  /** The one of its kind to suggest. */
  isRecommended?: boolean | undefined;
  /** Link to the wizard with this choice; absent when it can't be ordered. */
  to?: string;
}

/** All packages, systems and platforms, in the order of the catalogue. */
export const { allBrands, allCampaigns, allTiers, allComplete, allTrinity, allSystems, offerIds } =
  offerIdsOf(catalogue);

type Facts = Omit<SoldItem, 'id'>;

/** @param tag of the one to suggest */
const packed = (
  { name, price, deliveryTime, description, features }: Omit<CampaignPackage, 'featured' | 'adds'>,
  tag: string | false | undefined,
  to: string,
): Facts => ({
  name,
  description,
  price,
  delivery: deliveryTime,
  features,
  ...(tag && { tag, isRecommended: true }),
  to,
});

const brand = (id: BrandId) =>
  packed(brandPackages[id], brandPackages[id].popular && 'Most popular', deepLinks.packageBuilder({ brand: id }));

const campaign = (id: CampaignId) =>
  packed(campaignPackages[id], campaignPackages[id].featured && 'Featured', deepLinks.packageBuilder({ campaign: id }));

const trinity = (id: TrinityId): Facts => {
  const { name, type, outcome, description, baseRecommended, bestValue } = trinityOptions[id];
  const about = outcome ?? description;
  const price = trinityPrices.quote[id];
  const tag = baseRecommended ? 'Recommended' : bestValue ? 'Best value' : undefined;
  return {
    name,
    outcome,
    price: price.beta,
    rule: 'Beta price',
    ...(saving(price) > 0 && { standard: price.standard }),
    features: [...(about === undefined ? [] : [about]), ...(type === 'package' ? [contents(catalogue, id)] : [])],
    ...(tag !== undefined && { tag }),
    isRecommended: baseRecommended,
    to: deepLinks.quote({ solution: 'trinity', trinity: id }),
  };
};

const tier = (id: TierId): Facts => ({
  ...packed(
    { ...tiers[id], price: midpoint(tiers[id]) },
    tiers[id].popular && 'Popular',
    deepLinks.quote({ solution: 'website', tier: id }),
  ),
  rule: `Middle of ${tierRange(tiers[id])}`,
});

const complete = (id: TierId): Facts => ({
  ...tier(id),
  name: `${tiers[id].name} + Trinity`,
  price: completePlatformPrice(catalogue, id),
  rule: 'Lowest price',
  to: deepLinks.packageBuilder({ services: ['complete-platform'], tier: id }),
});

const factsOf = (offer: OfferId): Facts => {
  const [kind, id = ''] = offer.split(':');
  switch (kind) {
    case 'brand':
      return brand(id as BrandId);
    case 'campaign':
      return campaign(id as CampaignId);
    case 'trinity':
      return trinity(id as TrinityId);
    case 'tier':
      return tier(id as TierId);
    case 'complete':
      return complete(id as TierId);
    default:
      return { name: consultationTitle, price: consultationFee, rule: 'Paid in full', features: [] };
  }
};

const byId = new Map(offerIds.map((id): [OfferId, SoldItem] => [id, { id, ...factsOf(id) }]));

/** The offer with an id, from the catalogue. */
export function offerOf(id: OfferId): SoldItem {
  const offer = byId.get(id);
  if (!offer) throw new Error(`The catalogue has no ${id}.`);
  return offer;
}

/** The offer with the lowest price. */
export function cheapest([first, ...others]: readonly [OfferId, ...OfferId[]]): SoldItem {
  return others.map(offerOf).reduce((low, next) => (next.price < low.price ? next : low), offerOf(first));
}
