export const brandIds = ['starter', 'premium', 'elite'] as const;
export type BrandId = (typeof brandIds)[number];

export interface BrandPackage {
  name: string;
  /** Euro. */
  price: number;
  deliveryTime: string;
  popular?: boolean;
  description?: string;
  features?: readonly string[];
}

export const brandPackages: Readonly<Record<BrandId, BrandPackage>> = {
  starter: {
    name: 'Starter Brand Identity',
    price: 500,
    deliveryTime: '5-7 business days',
    features: ['1 revision round'],
  },
  premium: {
    name: 'Premium Brand Identity',
    price: 750,
    deliveryTime: '7-10 business days',
    popular: true,
    features: ['2 revision rounds', 'Up to 3 marketing materials'],
  },
  elite: {
    name: 'Elite Brand Identity',
    price: 1000,
    deliveryTime: '10-14 business days',
    features: ['4 revision rounds', 'Up to 5 marketing materials', '1-hour consultation'],
  },
};
