import { type BrandPackage, brandWords } from './catalogue.ts';
import { defaultCatalogue } from './defaultCatalogue.ts';

export type { BrandPackage };

export const brandIds = ['starter', 'premium', 'elite'] as const;
export type BrandId = (typeof brandIds)[number];

export const identity = defaultCatalogue.brandIncludes;
export const brandPackages = defaultCatalogue.brandPackages as Readonly<Record<BrandId, BrandPackage>>;
export const { count: brandCount, rounds: brandRounds } = brandWords(defaultCatalogue);
