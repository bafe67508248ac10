import { formatEuro } from '../money.ts';
import { type Bill, type DueNow, dueNow, type Price } from './price.ts';

/** Euro. From this total up the smaller share is asked. */
export const depositThreshold = 1000;

/** Percent of a total below the threshold, and of one from it up. */
export const depositPercent = { below: 50, from: 20 } as const;

/**
 * The deposit of a configurator or quote builder total, taken after rounding and discount.
 * The client: "50% of the total if the total is under 1000, otherwise 20%."
 */
export function deposit(total: number): DueNow {
  const { below, from } = depositPercent;
  const threshold = formatEuro(depositThreshold);
  return total < depositThreshold
    ? dueNow(
        total,
        below,
        `${below}% of the total, under ${threshold}`,
        `Your total is under ${threshold}, so we ask for half of it today and the rest later.`,
      )
    : dueNow(
        total,
        from,
        `${from}% of the total, from ${threshold} up`,
        `Your total is ${threshold} or more, so we ask for a fifth of it today and the rest later.`,
      );
}

/** A bill with its deposit by the rule above. */
export function withDeposit(price: Price): Bill {
  return { price, due: deposit(price.total) };
}
