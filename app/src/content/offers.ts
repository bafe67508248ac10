import { type BrandId, brandIds, brandPackages } from '../domain/catalogue/brand.ts';
import { type CampaignId, campaignIds, campaignPackages } from '../domain/catalogue/campaigns.ts';
import { consultationFee } from '../domain/catalogue/consultation.ts';
import { type TierId, tierIds, tiers } from '../domain/catalogue/tiers.ts';
import { systemIds, type TrinityId, trinityIds, trinityOptions } from '../domain/catalogue/trinity.ts';
import { trinityPrices } from '../domain/catalogue/trinityPrices.ts';
import { consultationTitle } from '../domain/pricing/consultation.ts';
import { midpoint, tierRange } from '../domain/pricing/tier.ts';
import { contents, saving } from '../domain/pricing/trinity.ts';
import { completePlatformPrice } from '../wizards/package-builder/rules/startingPrice.ts';
import { deepLinks } from './links/deepLinks.ts';

/** The id of anything with a price: `brand:premium`, `tier:full`, `trinity:garo`. */
export type OfferId =
  | `brand:${BrandId}`
  | `campaign:${CampaignId}`
  | `trinity:${TrinityId}`
  | `tier:${TierId}`
  /** A tier with a system. */
  | `complete:${TierId}`
  | 'consultation';

export interface Offer {
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
export const allBrands = named('brand', brandIds);
export const allCampaigns = named('campaign', campaignIds);
export const allTiers = named('tier', tierIds);
export const allComplete = named('complete', tierIds);
export const allTrinity = named('trinity', trinityIds);
export const allSystems = named('trinity', systemIds);

function named<Kind extends string, Id extends string>(kind: Kind, [first, ...rest]: readonly [Id, ...Id[]]) {
  const name = (id: Id) => `${kind}:${id}` as const;
  return [name(first), ...rest.map(name)] as const;
}

type Facts = Omit<Offer, 'id'>;

const brand = (id: BrandId): Facts => {
  const { name, price, deliveryTime, description, features = [], popular } = brandPackages[id];
  return {
    name,
    description,
    price,
    delivery: deliveryTime,
    features,
    ...(popular && { tag: 'Most popular' }),
    isRecommended: popular,
    to: deepLinks.packageBuilder({ brand: id }),
  };
};

const campaign = (id: CampaignId): Facts => {
  const { name, price, deliveryTime, description, features = [], featured } = campaignPackages[id];
  return {
    name,
    description,
    price,
    delivery: deliveryTime,
    features,
    ...(featured && { tag: 'Featured' }),
    isRecommended: featured,
    to: deepLinks.packageBuilder({ campaign: id }),
  };
};

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
    features: [...(about === undefined ? [] : [about]), ...(type === 'package' ? [contents(id)] : [])],
    ...(tag !== undefined && { tag }),
    isRecommended: baseRecommended,
    to: deepLinks.quote({ solution: 'trinity', trinity: id }),
  };
};

const tier = (id: TierId): Facts => {
  const { name, deliveryTime, description, features, popular } = tiers[id];
  return {
    name,
    description,
    price: midpoint(tiers[id]),
    rule: `Middle of ${tierRange(tiers[id])}`,
    delivery: deliveryTime,
    features,
    ...(popular && { tag: 'Popular' }),
    isRecommended: popular,
    to: deepLinks.quote({ solution: 'website', tier: id }),
  };
};

const complete = (id: TierId): Facts => ({
  ...tier(id),
  name: `${tiers[id].name} + Trinity`,
  price: completePlatformPrice(id),
  rule: 'Lowest price',
  to: deepLinks.packageBuilder({ services: ['complete-platform'], tier: id }),
});

const all: readonly Offer[] = [
  ...brandIds.map((id): Offer => ({ id: `brand:${id}`, ...brand(id) })),
  ...campaignIds.map((id): Offer => ({ id: `campaign:${id}`, ...campaign(id) })),
  ...trinityIds.map((id): Offer => ({ id: `trinity:${id}`, ...trinity(id) })),
  ...tierIds.map((id): Offer => ({ id: `tier:${id}`, ...tier(id) })),
  ...tierIds.map((id): Offer => ({ id: `complete:${id}`, ...complete(id) })),
  { id: 'consultation', name: consultationTitle, price: consultationFee, rule: 'Paid in full', features: [] },
];

const byId = new Map(all.map((offer) => [offer.id, offer]));

/** All offers. */
export const offerIds: readonly OfferId[] = all.map(({ id }) => id);

/** The offer with an id, from the catalogue. */
export function offerOf(id: OfferId): Offer {
  const offer = byId.get(id);
  if (!offer) throw new Error(`The catalogue has no ${id}.`);
  return offer;
}

/** The offer with the lowest price. */
export function cheapest([first, ...others]: readonly [OfferId, ...OfferId[]]): Offer {
  return others.map(offerOf).reduce((low, next) => (next.price < low.price ? next : low), offerOf(first));
}
