import { brandIds, campaignIds, tierIds } from '../../../domain/catalogue/given.ts';
import { type ServiceId, serviceIds, type TierId, trinityIds } from '../../../domain/catalogue/ids.ts';
import { remembered } from '../../../domain/wizard/remembered.ts';
import { pricePackage } from './index.ts';
import { type PackageBuilderChoices, packageBuilderFlow } from './questions.ts';

/** Every way to answer the steps of one service. */
const ways: Readonly<Record<ServiceId, readonly Partial<PackageBuilderChoices>[]>> = {
  'brand-identity': brandIds.map((brand) => ({ brand })),
  'ad-campaigns': campaignIds.map((campaign) => ({ campaign })),
  'trinity-systems': trinityIds.map((trinity) => ({ trinity })),
  'complete-platform': trinityIds.flatMap((systems) => tierIds.map((tier) => ({ systems, tier }))),
};

const totalOf = (way: Partial<PackageBuilderChoices>) => pricePackage({ ...packageBuilderFlow.blank, ...way }).total;

/** Euro: the lowest bill for a complete platform of one tier, which is with its cheapest system. */
export const completePlatformPrice = (tier: TierId): number =>
  Math.min(...trinityIds.map((systems) => totalOf({ services: ['complete-platform'], systems, tier })));

/** Euro: the lowest bill anyone gets for a service alone. */
export const startingPrice = remembered((service: ServiceId): number => {
  return Math.min(...ways[service].map((way) => totalOf({ ...way, services: [service] })));
});

/** Euro: the lowest bill for the chosen services, or of all while none is chosen. */
export function leastPackage({ services }: Pick<PackageBuilderChoices, 'services'> = packageBuilderFlow.blank): number {
  return services.length > 0
    ? services.reduce((sum, service) => sum + startingPrice(service), 0)
    : Math.min(...serviceIds.map(startingPrice));
}
