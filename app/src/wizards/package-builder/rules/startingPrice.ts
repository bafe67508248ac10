import { type Catalogue, idsOf } from '../../../domain/catalogue/catalogue.ts';
import { type ServiceId, serviceIds, type TierId, trinityIds } from '../../../domain/catalogue/ids.ts';
import { memoize } from '../../../domain/wizard/memoize.ts';
import { pricePackage } from './index.ts';
import { type PackageBuilderChoices, packageBuilderFlow } from './questions.ts';

/** Every way to answer the steps of one service. */
const waysIn: Readonly<Record<ServiceId, (catalogue: Catalogue) => readonly Partial<PackageBuilderChoices>[]>> = {
  'brand-identity': ({ brandPackages }) => idsOf(brandPackages).map((brand) => ({ brand })),
  'ad-campaigns': ({ campaignPackages }) => idsOf(campaignPackages).map((campaign) => ({ campaign })),
  'trinity-systems': () => trinityIds.map((trinity) => ({ trinity })),
  'complete-platform': ({ tiers }) => trinityIds.flatMap((systems) => idsOf(tiers).map((tier) => ({ systems, tier }))),
};

const totalOf = (catalogue: Catalogue, way: Partial<PackageBuilderChoices>) =>
  pricePackage(catalogue, { ...packageBuilderFlow(catalogue).blank, ...way }).total;

/** Euro: the lowest bill for a complete platform of one tier, which is with its cheapest system. */
export const completePlatformPrice = (catalogue: Catalogue, tier: TierId): number =>
  Math.min(...trinityIds.map((systems) => totalOf(catalogue, { services: ['complete-platform'], systems, tier })));

/** Euro: the lowest bill anyone gets for a service alone. */
export const serviceStartingPrice = memoize((catalogue: Catalogue) =>
  memoize((service: ServiceId): number =>
    Math.min(...waysIn[service](catalogue).map((way) => totalOf(catalogue, { ...way, services: [service] }))),
  ),
);

/** Euro: the lowest bill for the chosen services, or of all while none is chosen. */
export function leastPackage(
  catalogue: Catalogue,
  { services }: Pick<PackageBuilderChoices, 'services'> = { services: [] },
): number {
  return services.length > 0
    ? services.reduce((sum, service) => sum + serviceStartingPrice(catalogue)(service), 0)
    : Math.min(...serviceIds.map(serviceStartingPrice(catalogue)));
}
