import type { Catalogue } from '../catalogue/catalogue.ts';
import { formatEuro } from '../money.ts';
import { type Bill, type DueNow, dueNow, type Price } from './price.ts';

/**
 * The deposit on a total of the package builder or the quick quote, after rounding and discount.
 * The client: "50% of the total if the total is under 1000, otherwise 20%."
 */
export function deposit({ deposit: rule }: Pick<Catalogue, 'deposit'>, total: number): DueNow {
  const { below, from } = rule;
  const threshold = formatEuro(rule.threshold);
  return total < rule.threshold
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
export function withDeposit(catalogue: Pick<Catalogue, 'deposit'>, price: Price): Bill {
  return { price, due: deposit(catalogue, price.total) };
}
