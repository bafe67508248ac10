import type { Platform } from './catalogue.ts';
import { defaultCatalogue } from './defaultCatalogue.ts';

export const platformIds = ['foundation', 'full', 'premium'] as const;
export type PlatformId = (typeof platformIds)[number];
export const platforms = defaultCatalogue.platforms as Readonly<Record<PlatformId, Platform>>;
