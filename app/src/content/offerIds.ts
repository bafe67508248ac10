import { type Catalogue, idsOf } from '../domain/catalogue/catalogue.ts';
import {
  type BrandId,
  type CampaignId,
  systemIds,
  type TierId,
  type TrinityId,
  trinityIds,
} from '../domain/catalogue/ids.ts';

/** The id of anything with a price: `brand:premium`, `tier:full`, `trinity:garo`. */
export type OfferId =
  | `brand:${BrandId}`
  | `campaign:${CampaignId}`
  | `trinity:${TrinityId}`
  | `tier:${TierId}`
  /** A tier with a system. */
  | `complete:${TierId}`
  | 'consultation';

type Lists = Pick<Catalogue, 'brandPackages' | 'campaignPackages' | 'tiers'>;

/** The ids of everything with a price, in the order of a catalogue. */
export function offerIdsOf({ brandPackages, campaignPackages, tiers }: Lists) {
  const lists = {
    allBrands: named('brand', idsOf(brandPackages)),
    allCampaigns: named('campaign', idsOf(campaignPackages)),
    allTrinity: named('trinity', trinityIds),
    allTiers: named('tier', idsOf(tiers)),
    allComplete: named('complete', idsOf(tiers)),
  };
  const offerIds: readonly OfferId[] = [...Object.values(lists).flat(), 'consultation'];
  return { ...lists, allSystems: named('trinity', systemIds), offerIds };
}

function named<Kind extends string, Id extends string>(kind: Kind, [first, ...rest]: readonly [Id, ...Id[]]) {
  const name = (id: Id) => `${kind}:${id}` as const;
  return [name(first), ...rest.map(name)] as const;
}
