import { billOf, type ProjectParts } from '../../../content/projectBill.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import type { Bill } from '../../../domain/pricing/price.ts';

const { bundlePercent } = catalogue;

export interface SampleOrder extends Bill {
  title: string;
  /** The rule that it shows. */
  rule: string;
}

function orderOf(
  title: string,
  rule: string,
  { services, store = false }: Omit<ProjectParts, 'store'> & { store?: boolean },
) {
  const { lines, orders } = billOf({ services, store });
  const [order] = orders;
  if (!order || orders.length > 1) throw new Error(`${title} isn’t one order.`);
  return { title, rule, ...order, price: { ...order.price, lines } } satisfies SampleOrder;
}

/** An order with most rules in it. */
export const largeOrder: SampleOrder = orderOf('Quick quote', 'A platform and a system together', {
  services: ['tier:full', 'trinity:trinity-core'],
});

/** Orders with one rule each. */
export const smallOrders: readonly SampleOrder[] = [
  orderOf('A new look, and an ad', 'Packages have one price each.', { services: ['brand:premium', 'campaign:growth'] }),
  orderOf('A shop with all five systems', 'In a physical shop, setup and training are extra.', {
    services: ['trinity:trinity-plus'],
    store: true,
  }),
  orderOf('A logo, and a first ad', 'A small total, so a larger part of it is due today.', {
    services: ['brand:starter', 'campaign:starter'],
  }),
];

/** One of each service, at the smaller end. */
export const firstOrders: readonly SampleOrder[] = [
  orderOf('A website and one system', `Ordered together in the quick quote, they cost ${bundlePercent}% less.`, {
    services: ['tier:foundation', 'trinity:expense'],
  }),
  orderOf('A logo, and a first ad', 'In the package builder, each package has its own price.', {
    services: ['brand:starter', 'campaign:starter'],
  }),
];
