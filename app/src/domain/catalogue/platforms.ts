import { idsOf } from './catalogue.ts';
import { catalogue } from './given.ts';

export type { PlatformId } from './ids.ts';
export const { platforms } = catalogue;
export const platformIds = idsOf(platforms);
