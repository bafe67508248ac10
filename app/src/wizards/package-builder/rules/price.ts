import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import type { ServiceId, TrinityId } from '../../../domain/catalogue/ids.ts';
import { formatEuro } from '../../../domain/money.ts';
import { type Delivery, deliveredAsAgreed } from '../../../domain/pricing/delivery.ts';
import { addUp, type Price, type PriceLine } from '../../../domain/pricing/price.ts';
import { needsStore, storeLine } from '../../../domain/pricing/store.ts';
import { tierLine } from '../../../domain/pricing/tier.ts';
import { betaRule, betaWhy } from '../../../domain/pricing/trinity.ts';
import type { PackageBuilderStepId, PricedPackage } from './questions.ts';

function packageLine(step: PackageBuilderStepId, { name, price }: { name: string; price: number }): PriceLine {
  const why = `${name} has one price, ${formatEuro(price)}, for everything on its list.`;
  return { id: step, label: name, amount: price, rule: 'Package price', why, kind: 'charge', step };
}

function systemLine(catalogue: Catalogue, step: 'trinity' | 'systems', id: TrinityId): PriceLine {
  const { name } = catalogue.trinityOptions[id];
  return {
    id: step,
    label: step === 'systems' ? `Platform system, ${name}` : name,
    amount: catalogue.trinityPrices.configurator[id].beta,
    rule: betaRule(catalogue, id),
    why: betaWhy(catalogue, id, 'configurator'),
    kind: 'charge',
    step,
  };
}

/** Each service whose system is set up where there is a shop: "GARO in Trinity Business Systems". */
export function storeSetups(
  { services, trinityOptions }: Catalogue,
  { trinity, systems }: Pick<PricedPackage, 'trinity' | 'systems'>,
): readonly string[] {
  const system = (id: TrinityId | null, service: ServiceId) =>
    id !== null && needsStore(id) ? [`${trinityOptions[id].name} in ${services[service].name}`] : [];
  return [...system(trinity, 'trinity-systems'), ...system(systems, 'complete-platform')];
}

/**
 * The bill so far, from the answers on the visitor's path.
 * The client: "the sum of chosen package prices, Trinity beta prices and the platform tier midpoint … Add 1600 per
 * service whose Trinity choice is garo or trinity-plus when a physical store is chosen."
 */
export function packagePriceOnPath(catalogue: Catalogue, path: PricedPackage): Price {
  const { brand, campaign, trinity, systems, tier, hasPhysicalStore } = path;
  const inStore = hasPhysicalStore ? storeSetups(catalogue, path) : [];
  return addUp([
    ...(brand === null ? [] : [packageLine('brand', catalogue.brandPackages[brand])]),
    ...(campaign === null ? [] : [packageLine('campaign', catalogue.campaignPackages[campaign])]),
    ...(trinity === null ? [] : [systemLine(catalogue, 'trinity', trinity)]),
    ...(systems === null ? [] : [systemLine(catalogue, 'systems', systems)]),
    ...(tier === null ? [] : [tierLine(catalogue, tier)]),
    ...(inStore.length === 0 ? [] : [storeLine(catalogue, inStore)]),
  ]);
}

/** When each part of the package is delivered. The catalogue has no times for systems and their setup: they share the last line. */
export function deliveries(catalogue: Catalogue, path: PricedPackage): readonly Delivery[] {
  const { brandPackages, campaignPackages, tiers, trinityOptions } = catalogue;
  const { brand, campaign, trinity, systems, tier, hasPhysicalStore } = path;
  const others = [...new Set([trinity, systems])].flatMap((id) => (id === null ? [] : [trinityOptions[id].name]));
  if (hasPhysicalStore) others.push('setup in your store');
  return [
    ...[
      ...(brand === null ? [] : [brandPackages[brand]]),
      ...(campaign === null ? [] : [campaignPackages[campaign]]),
      ...(tier === null ? [] : [{ ...tiers[tier], name: `Platform, ${tiers[tier].name}` }]),
    ].map(({ name, deliveryTime }) => ({ label: name, time: deliveryTime })),
    ...deliveredAsAgreed(others),
  ];
}
