import { deepLinks } from '../../content/links/deepLinks.ts';
import { brandPackages } from '../../domain/catalogue/brand.ts';
import { campaignPackages } from '../../domain/catalogue/campaigns.ts';
import { type ServiceId, services } from '../../domain/catalogue/services.ts';
import { tiers } from '../../domain/catalogue/tiers.ts';
import { systemIds } from '../../domain/catalogue/trinity.ts';
import { trinityPrices } from '../../domain/catalogue/trinity-prices.ts';
import { midpoint } from '../../domain/pricing/tier.ts';
import { saving } from '../../domain/pricing/trinity.ts';
import { startingPrice } from '../../wizards/package-builder/rules/startingPrice.ts';

export interface Offer {
  id: ServiceId;
  name: string;
  /** Euro: the lowest price in the wizard that it links to. */
  from: number;
  /** What has that price. */
  rule: string;
  /** Euro: the standard price of the same, if higher. */
  standard?: number;
  /** "5–14 business days", of all its packages. */
  delivery?: string;
  /** Link to order it. */
  to: string;
}

type Priced = Pick<Offer, 'from' | 'rule'>;

const cheapest = (all: readonly Priced[]): Priced => all.reduce((low, next) => (next.from < low.from ? next : low));

/** A non-breaking dash. */
const DASH = '\u2060–\u2060';

/** "5–14 business days", from the delivery times of all packages. */
export function deliverySpan(times: readonly string[]): string {
  const days = times.flatMap((time) => (time.match(/\d+/g) ?? []).map(Number));
  const unit = (times[0] ?? '').replace(/[\d\s–-]+/, '');
  return `${Math.min(...days)}${DASH}${Math.max(...days)} ${unit}`;
}

const times = (packages: Readonly<Record<string, { deliveryTime: string }>>) =>
  Object.values(packages).map(({ deliveryTime }) => deliveryTime);

const named = (packages: Readonly<Record<string, { name: string; price: number }>>) =>
  cheapest(Object.values(packages).map(({ name, price }) => ({ from: price, rule: name })));

const offer = (id: ServiceId, rest: Omit<Offer, 'id' | 'name'>): Offer => ({ id, name: services[id].name, ...rest });

const system = trinityPrices.quote[systemIds[0]];

/** The price list of the landing page. */
export const offers: readonly Offer[] = [
  offer('brand-identity', {
    ...named(brandPackages),
    delivery: deliverySpan(times(brandPackages)),
    to: deepLinks.configurator({ services: ['brand-identity'] }),
  }),
  offer('ad-campaigns', {
    ...named(campaignPackages),
    delivery: deliverySpan(times(campaignPackages)),
    to: deepLinks.configurator({ services: ['ad-campaigns'] }),
  }),
  offer('trinity-systems', {
    ...cheapest(systemIds.map((id) => ({ from: trinityPrices.quote[id].beta, rule: 'One system, beta price' }))),
    ...(saving(system) > 0 && { standard: system.standard }),
    to: deepLinks.quote({ solution: 'trinity' }),
  }),
  offer('complete-platform', {
    // A tier with a system: a tier alone is the quick quote's "Website & Digital Platform".
    from: startingPrice('complete-platform'),
    rule: `${cheapest(Object.values(tiers).map((tier) => ({ from: midpoint(tier), rule: tier.name }))).rule} + one system`,
    delivery: deliverySpan(times(tiers)),
    to: deepLinks.configurator({ services: ['complete-platform'] }),
  }),
];
