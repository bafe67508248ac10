import { idsOf } from './catalogue.ts';
import { catalogue } from './given.ts';

export type { TierId } from './ids.ts';
export const { tiers } = catalogue;
export const tierIds = idsOf(tiers);
