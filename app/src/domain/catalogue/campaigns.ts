export const campaignIds = ['starter', 'growth', 'premium'] as const;
export type CampaignId = (typeof campaignIds)[number];

export interface CampaignPackage {
  name: string;
  /** Euro. */
  price: number;
  deliveryTime: string;
  featured?: boolean;
  description?: string;
  features?: readonly string[];
}

export const campaignPackages: Readonly<Record<CampaignId, CampaignPackage>> = {
  starter: { name: 'Starter Campaign', price: 350, deliveryTime: '3-5 days' },
  growth: { name: 'Growth Campaign', price: 500, deliveryTime: '5-7 days', featured: true },
  premium: { name: 'Premium Campaign', price: 750, deliveryTime: '7-10 days' },
};
