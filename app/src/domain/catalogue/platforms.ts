import { platformFeatures } from './platformFeatures.ts';

/**
 * The budget planner's platforms. The premium range differs from the premium tier of the other wizards:
 * the client gave two lists, and the site keeps both.
 */
export const platformIds = ['foundation', 'full', 'premium'] as const;
export type PlatformId = (typeof platformIds)[number];

export interface Platform {
  title: string;
  /** Euro: the two ends of the range. */
  minPrice: number;
  maxPrice: number;
  /** Euro: the price in a plan. */
  price: number;
  features: readonly string[];
}

export const platforms: Readonly<Record<PlatformId, Platform>> = {
  foundation: {
    title: 'Foundation',
    minPrice: 600,
    maxPrice: 1000,
    price: 800,
    features: platformFeatures.foundation,
  },
  full: {
    title: 'Full System',
    minPrice: 1200,
    maxPrice: 2000,
    price: 1600,
    features: platformFeatures.full,
  },
  premium: {
    title: 'Premium',
    minPrice: 2200,
    maxPrice: 3000,
    price: 2400,
    features: platformFeatures.premium,
  },
};
