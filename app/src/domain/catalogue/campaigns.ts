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

/** What each size adds to the one before. The client gave no list: the places are the agency’s to confirm. */
export const campaignAdds = {
  starter: ['One offer for one audience', 'An ad in a feed', 'Nothing runs until you approve it'],
  growth: ['An ad in a story', 'An ad in search results'],
  premium: ['A short video', 'A banner on other sites'],
} satisfies Readonly<Record<CampaignId, readonly string[]>>;

export const campaignPackages: Readonly<Record<CampaignId, CampaignPackage>> = {
  starter: {
    name: 'Starter Campaign',
    price: 350,
    deliveryTime: '3-5 days',
    description: 'For a first campaign with one small purpose',
    features: campaignAdds.starter,
  },
  growth: {
    name: 'Growth Campaign',
    price: 500,
    deliveryTime: '5-7 days',
    featured: true,
    description: 'For being seen in more than one place',
    features: ['Everything in Starter', ...campaignAdds.growth],
  },
  premium: {
    name: 'Premium Campaign',
    price: 750,
    deliveryTime: '7-10 days',
    description: 'For trying several things at once',
    features: ['Everything in Growth', ...campaignAdds.premium],
  },
};

/** "Starter", "Growth" and so on. */
export const campaignSizes: readonly string[] = campaignIds.map((id) =>
  campaignPackages[id].name.replace(' Campaign', ''),
);
