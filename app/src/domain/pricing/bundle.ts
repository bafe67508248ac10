import { formatEuro } from '../money.ts';
import type { PriceLine } from './price.ts';

/** Percent off the sum of a system and a tier. */
export const bundlePercent = 10;

/**
 * The discount of a system and a platform tier bought together, in whole euro.
 * The client: "A 10% bundle discount … The total is rounded." So the discounted total is what is rounded.
 */
export function bundleDiscount(sum: number): PriceLine {
  const amount = Math.round((sum * (100 - bundlePercent)) / 100) - sum;
  return {
    id: 'bundle',
    label: 'Bundle discount',
    amount,
    rule: `${bundlePercent}% off when a system and a platform are joined`,
    why: `You take a system and a platform together, so both cost ${bundlePercent}% less. ${bundlePercent}% of ${formatEuro(sum)} is ${formatEuro(-amount)}, in whole euro.`,
    kind: 'discount',
  };
}
