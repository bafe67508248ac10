import { idsOf } from './catalogue.ts';
import { catalogue } from './given.ts';

export type { BrandId } from './ids.ts';
export const { brandPackages } = catalogue;
export const brandIds = idsOf(brandPackages);
