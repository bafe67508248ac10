import { platformFeatures } from './platform-features.ts';

/**
 * The budget planner's platforms. The premium range differs from the premium tier of the other wizards:
 * the client gave two lists, and the site keeps both.
 */
export const platformIds = ['foundation', 'full', 'premium'] as const;
export type PlatformId = (typeof platformIds)[number];

export interface Platform {
  title: string;
  /** The range as the client writes it. */
  priceRange: string;
  /** Euro: the price in a plan. */
  price: number;
  features: readonly string[];
}

export const platforms: Readonly<Record<PlatformId, Platform>> = {
  foundation: {
    title: 'Foundation',
    priceRange: '€600 - €1000',
    price: 800,
    features: platformFeatures.foundation,
  },
  full: { title: 'Full System', priceRange: '€1200 - €2000', price: 1600, features: platformFeatures.full },
  premium: { title: 'Premium', priceRange: '€2200 - €3000', price: 2400, features: platformFeatures.premium },
};
