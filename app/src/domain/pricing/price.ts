import { formatEuro, fromCents, toCents } from '../money.ts';

/** One line of a bill, with the rule that made it. */
export interface PriceLine {
  id: string;
  label: string;
  /** Euro; below zero for a discount. */
  amount: number;
  /** Why it is this amount, in words a shop owner understands: "Middle of €1,200–€2,000". */
  rule: string;
  /** The same at length, for whoever asks "Why this price?": whole sentences, with the sum worked out. */
  why: string;
  kind: 'charge' | 'discount';
  /** The step where it is chosen; absent on lines that follow from other lines. */
  step?: string | undefined;
}

/** A bill: its lines always add up to its total. */
export interface Price {
  lines: readonly PriceLine[];
  /** Euro. */
  total: number;
}

/** What is paid today, and what stays for later. */
export interface DueNow {
  /** Euro, rounded to the cent. */
  amount: number;
  /** The part of the total: 0.2 is 20%. */
  share: number;
  rule: string;
  /** The same at length, in whole sentences. */
  why: string;
  /** Euro that stay to be paid. */
  later: number;
}

/** What something costs, and what is due of it today. */
export interface Bill {
  price: Price;
  due: DueNow;
}

/** The bill of these lines, added up in whole cents. */
export function addUp(lines: readonly PriceLine[]): Price {
  return { lines, total: fromCents(lines.reduce((sum, line) => sum + toCents(line.amount), 0)) };
}

/** Takes `percent` of a total now; `reason` opens the explanation and the sum closes it. */
export function dueNow(total: number, percent: number, rule: string, reason: string): DueNow {
  const now = toCents((total * percent) / 100);
  const amount = fromCents(now);
  const sum = percent === 100 ? '' : ` ${percent}% of ${formatEuro(total)} is ${formatEuro(amount)}.`;
  return { amount, share: percent / 100, rule, why: `${reason}${sum}`, later: fromCents(toCents(total) - now) };
}
