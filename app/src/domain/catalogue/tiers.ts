import type { Tier } from './catalogue.ts';
import { defaultCatalogue } from './defaultCatalogue.ts';
import { type NamedTierId, namedTierIds } from './ids.ts';

export type { Tier };
export const tierIds = namedTierIds;
export type TierId = NamedTierId;
export const tiers: Readonly<Record<TierId, Tier>> = defaultCatalogue.tiers;
