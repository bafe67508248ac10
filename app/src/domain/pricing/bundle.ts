import type { Catalogue } from '../catalogue/catalogue.ts';
import { formatEuro } from '../money.ts';
import type { PriceLine } from './price.ts';

/**
 * The discount on a system and a platform tier bought together, in whole euro.
 * The client: "A 10% bundle discount … The total is rounded." So the discounted total is rounded, not the discount.
 */
export function bundleDiscount({ bundlePercent }: Pick<Catalogue, 'bundlePercent'>, sum: number): PriceLine {
  const amount = Math.round((sum * (100 - bundlePercent)) / 100) - sum;
  return {
    id: 'bundle',
    label: 'Bundle discount',
    amount,
    rule: `${bundlePercent}% off a system and a platform ordered together`,
    why: `You order a system and a platform together, so both cost ${bundlePercent}% less. ${bundlePercent}% of ${formatEuro(sum)} is ${formatEuro(-amount)}, rounded to whole euro.`,
    kind: 'discount',
  };
}
