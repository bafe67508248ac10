import { type CampaignPackage, campaignSize } from './catalogue.ts';
import { defaultCatalogue } from './defaultCatalogue.ts';

export type { CampaignPackage };

export const campaignIds = ['starter', 'growth', 'premium'] as const;
export type CampaignId = (typeof campaignIds)[number];

export const campaignPackages = defaultCatalogue.campaignPackages as Readonly<Record<CampaignId, CampaignPackage>>;
export const campaignAdds = {
  starter: campaignPackages.starter.adds,
  growth: campaignPackages.growth.adds,
  premium: campaignPackages.premium.adds,
};
export const campaignSizes: readonly string[] = Object.values(campaignPackages).map(campaignSize);
