import { brandIds } from '../catalogue/brand.ts';
import { campaignIds } from '../catalogue/campaigns.ts';
import type { ServiceId } from '../catalogue/services.ts';
import { tierIds } from '../catalogue/tiers.ts';
import { trinityIds } from '../catalogue/trinity.ts';
import { type ConfiguratorChoices, configuratorFlow } from '../configurator.ts';
import { remembered } from '../remembered.ts';
import { priceConfigurator } from './price.ts';

/** Every way to answer the steps of one service. */
const ways: Readonly<Record<ServiceId, readonly Partial<ConfiguratorChoices>[]>> = {
  'brand-identity': brandIds.map((brand) => ({ brand })),
  'ad-campaigns': campaignIds.map((campaign) => ({ campaign })),
  'trinity-systems': trinityIds.map((trinity) => ({ trinity })),
  'complete-platform': trinityIds.flatMap((systems) => tierIds.map((tier) => ({ systems, tier }))),
};

/** Euro: the lowest bill anyone gets for a service alone. */
export const startingPrice = remembered((service: ServiceId): number => {
  const totals = ways[service].map(
    (way) => priceConfigurator({ ...configuratorFlow.blank, ...way, services: [service] }).total,
  );
  return Math.min(...totals);
});
