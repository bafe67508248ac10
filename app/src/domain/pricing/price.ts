import { formatEuro, fromCents, toCents } from '../money.ts';

/** One line of a bill, with the rule that made it. */
export interface PriceLine {
  id: string;
  label: string;
  /** Euro; below zero for a discount. */
  amount: number;
  /** How the amount was worked out, in a few words: "Middle of €1,200–€2,000". */
  rule: string;
  /** The answer to "Why this price?", in whole sentences with the arithmetic. */
  why: string;
  kind: 'charge' | 'discount';
  /** The step where it is chosen; absent on lines computed from other lines. */
  step?: string | undefined;
}

/** A bill: its lines always add up to its total. */
export interface Price {
  lines: readonly PriceLine[];
  /** Euro. */
  total: number;
}

/** What is due today, and the balance. */
export interface DueNow {
  /** Euro, rounded to the cent. */
  amount: number;
  /** Fraction of the total: 0.2 is 20%. */
  share: number;
  rule: string;
  /** The rule in whole sentences. */
  why: string;
  /** The balance, in euro. */
  later: number;
}

/** A price and what is due of it today. */
export interface Bill {
  price: Price;
  due: DueNow;
}

/** Adds up the lines, in whole cents. */
export function addUp(lines: readonly PriceLine[]): Price {
  return { lines, total: fromCents(lines.reduce((sum, line) => sum + toCents(line.amount), 0)) };
}

/** Makes `percent` of a total due now. The explanation is `reason`, then the arithmetic. */
export function dueNow(total: number, percent: number, rule: string, reason: string): DueNow {
  const now = toCents((total * percent) / 100);
  const amount = fromCents(now);
  const sum = percent === 100 ? '' : ` ${percent}% of ${formatEuro(total)} is ${formatEuro(amount)}.`;
  return { amount, share: percent / 100, rule, why: `${reason}${sum}`, later: fromCents(toCents(total) - now) };
}
