import { platformFeatures } from './platformFeatures.ts';

/** The platform tiers of the package builder and the quick quote. */
export const tierIds = ['foundation', 'full', 'premium'] as const;
export type TierId = (typeof tierIds)[number];

export interface Tier {
  name: string;
  /** Euro: the two ends of the range. The middle is charged. */
  minPrice: number;
  maxPrice: number;
  deliveryTime: string;
  /** Whom it suits. */
  description?: string;
  features: readonly string[];
  popular?: boolean;
}

export const tiers: Readonly<Record<TierId, Tier>> = {
  foundation: {
    name: 'Foundation',
    minPrice: 600,
    maxPrice: 1000,
    deliveryTime: '7-10 days',
    description: 'For being found, understood and contacted: a joiner, or a guest house that takes bookings by phone',
    features: platformFeatures.foundation,
  },
  full: {
    name: 'Full System',
    minPrice: 1200,
    maxPrice: 2000,
    deliveryTime: '14-21 days',
    description: 'For taking orders and payments, and knowing your customers: a takeaway, or a florist who delivers',
    features: platformFeatures.full,
    popular: true,
  },
  premium: {
    name: 'Premium',
    minPrice: 1800,
    maxPrice: 3000,
    deliveryTime: '21-28 days',
    description:
      'For several locations, other software or decisions that depend on figures: three cafés with one kitchen',
    features: platformFeatures.premium,
  },
};
