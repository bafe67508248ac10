import {
  brandPackages,
  campaignPackages,
  catalogue,
  services,
  tiers,
  trinityOptions,
  trinityPrices,
} from '../../../domain/catalogue/given.ts';
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

function systemLine(step: 'trinity' | 'systems', id: TrinityId): PriceLine {
  const { name } = trinityOptions[id];
  return {
    id: step,
    label: step === 'systems' ? `Platform system, ${name}` : name,
    amount: trinityPrices.configurator[id].beta,
    rule: betaRule(catalogue, id),
    why: betaWhy(catalogue, id, 'configurator'),
    kind: 'charge',
    step,
  };
}

/** Each service whose system is set up where there is a shop: "GARO in Trinity Business Systems". */
export function storeSetups({ trinity, systems }: Pick<PricedPackage, 'trinity' | 'systems'>): readonly string[] {
  const system = (id: TrinityId | null, service: ServiceId) =>
    id !== null && needsStore(id) ? [`${trinityOptions[id].name} in ${services[service].name}`] : [];
  return [...system(trinity, 'trinity-systems'), ...system(systems, 'complete-platform')];
}

/**
 * The bill so far, from the answers on the visitor's path.
 * The client: "the sum of chosen package prices, Trinity beta prices and the platform tier midpoint … Add 1600 per
 * service whose Trinity choice is garo or trinity-plus when a physical store is chosen."
 */
export function packagePrice(path: PricedPackage): Price {
  const { brand, campaign, trinity, systems, tier, hasPhysicalStore } = path;
  const inStore = hasPhysicalStore ? storeSetups(path) : [];
  return addUp([
    ...(brand === null ? [] : [packageLine('brand', brandPackages[brand])]),
    ...(campaign === null ? [] : [packageLine('campaign', campaignPackages[campaign])]),
    ...(trinity === null ? [] : [systemLine('trinity', trinity)]),
    ...(systems === null ? [] : [systemLine('systems', systems)]),
    ...(tier === null ? [] : [tierLine(catalogue, tier)]),
    ...(inStore.length === 0 ? [] : [storeLine(catalogue, inStore)]),
  ]);
}

/** When each part of the package is delivered. The catalogue has no times for systems and their setup: they share the last line. */
export function deliveries(path: PricedPackage): readonly Delivery[] {
  const { brand, campaign, trinity, systems, tier, hasPhysicalStore } = path;
  const others = [...new Set([trinity, systems])].flatMap((id) => (id === null ? [] : [trinityOptions[id].name]));
  if (hasPhysicalStore && storeSetups(path).length > 0) others.push('setup in your store');
  return [
    ...[
      ...(brand === null ? [] : [brandPackages[brand]]),
      ...(campaign === null ? [] : [campaignPackages[campaign]]),
      ...(tier === null ? [] : [{ ...tiers[tier], name: `Platform, ${tiers[tier].name}` }]),
    ].map(({ name, deliveryTime }) => ({ label: name, time: deliveryTime })),
    ...deliveredAsAgreed(others),
  ];
}
