import { idsOf } from './catalogue.ts';
import { catalogue } from './given.ts';

export type { CampaignId } from './ids.ts';
export const { campaignPackages } = catalogue;
export const campaignIds = idsOf(campaignPackages);
