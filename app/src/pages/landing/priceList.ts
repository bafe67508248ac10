import { deepLinks } from '../../content/links/deepLinks.ts';
import { allBrands, allCampaigns, allComplete, allTrinity, cheapest } from '../../content/offers.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import type { ServiceId } from '../../domain/catalogue/ids.ts';
import { formatRange } from '../../domain/words.ts';

const { services } = catalogue;

/** What costs least of a service. */
export interface PriceRow {
  id: ServiceId;
  name: string;
  /** Euro: the lowest price in the wizard that it links to. */
  from: number;
  /** What has that price. */
  rule: string;
  /** Euro: the standard price of the same, if higher. */
  standard: number | undefined;
  /** When it is delivered: "5–7 business days". */
  delivery: string | undefined;
  /** Link to order it. */
  to: string;
}

const lowest = (
  id: ServiceId,
  all: Parameters<typeof cheapest>[0],
  own: Pick<PriceRow, 'to'> & Partial<Pick<PriceRow, 'rule'>>,
): PriceRow => {
  const { name, price, standard, delivery } = cheapest(all);
  return {
    id,
    name: services[id].name,
    from: price,
    rule: name,
    standard,
    delivery: delivery && formatRange(delivery),
    ...own,
  };
};

const inPackageBuilder = (id: ServiceId) => ({ to: deepLinks.packageBuilder({ services: [id] }) });

/** The price list of the landing page: what costs least of each service. */
export const offers: readonly PriceRow[] = [
  lowest('brand-identity', allBrands, inPackageBuilder('brand-identity')),
  lowest('ad-campaigns', allCampaigns, inPackageBuilder('ad-campaigns')),
  lowest('trinity-systems', allTrinity, {
    rule: 'One system, beta price',
    to: deepLinks.quote({ solution: 'trinity' }),
  }),
  // A tier with a system: a tier alone is the quick quote's "Website & Digital Platform".
  lowest('complete-platform', allComplete, inPackageBuilder('complete-platform')),
];
