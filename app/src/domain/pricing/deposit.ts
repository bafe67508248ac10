import { defaultCatalogue } from '../catalogue/defaultCatalogue.ts';
import { formatEuro } from '../money.ts';
import { type Bill, type DueNow, dueNow, type Price } from './price.ts';

/** Euro. Totals from here up have the smaller percentage. */
export const depositThreshold = defaultCatalogue.deposit.threshold;

/** Percent of a total below the threshold, and at or above it. */
export const depositPercent = defaultCatalogue.deposit;

/**
 * The deposit on a total of the package builder or the quick quote, after rounding and discount.
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
        `Your total is under ${threshold}, so ${below}% of it is due today and the balance later.`,
      )
    : dueNow(
        total,
        from,
        `${from}% of the total, from ${threshold} up`,
        `Your total is ${threshold} or more, so ${from}% of it is due today and the balance later.`,
      );
}

/** A bill with its deposit by the rule above. */
export function withDeposit(price: Price): Bill {
  return { price, due: deposit(price.total) };
}
