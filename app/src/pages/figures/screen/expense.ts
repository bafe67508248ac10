import { scaleLinear } from 'd3-scale';

/** Spending on one purpose, in whole euro. */
export interface Purpose {
  name: string;
  /** The last thirteen weeks; the last one is this week. */
  weeks: readonly number[];
}

const same = (euro: number): number[] => Array.from({ length: 13 }, () => euro);

/** A made-up café. The usual week is the mean of the twelve before this one. */
export const purposes: readonly Purpose[] = [
  { name: 'Goods', weeks: [1762, 1748, 1795, 1734, 1768, 1842, 1801, 1779, 1856, 1803, 1771, 1821, 1842] },
  { name: 'Wages', weeks: same(1310) },
  { name: 'Rent', weeks: same(450) },
  { name: 'Energy', weeks: [182, 186, 194, 190, 205, 211, 218, 226, 240, 246, 260, 270, 286] },
  { name: 'Delivery fees', weeks: [171, 166, 178, 189, 194, 183, 180, 187, 197, 196, 199, 204, 214] },
  { name: 'Subscriptions', weeks: [79, 84, 81, 78, 86, 88, 82, 80, 84, 85, 89, 92, 96] },
  { name: 'Van', weeks: [88, 84, 86, 79, 83, 76, 75, 80, 77, 81, 84, 79, 74] },
  { name: 'Other', weeks: [33, 35, 32, 37, 34, 39, 41, 40, 37, 43, 41, 44, 46] },
];

/** Prices of the same thing, a year ago and now, in euro. The first rose most. */
export const prices: readonly { name: string; before: number; now: number }[] = [
  { name: 'Electricity', before: 0.29, now: 0.38 },
  { name: 'Coffee beans', before: 17.5, now: 21.35 },
  { name: 'Butter', before: 6.2, now: 7.19 },
  { name: 'Boxes', before: 0.22, now: 0.24 },
  { name: 'Milk', before: 0.98, now: 1.01 },
  { name: 'Flour', before: 1.02, now: 0.98 },
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** This week's spending on a purpose, a usual week's, and what a usual week comes to in a year. */
export function weekOf({ weeks }: Purpose): { now: number; usual: number; inYear: number } {
  const usual = Math.round(sum(weeks.slice(0, -1)) / (weeks.length - 1));
  return { now: weeks.at(-1) ?? 0, usual, inYear: Math.round((usual * 52) / 100) * 100 };
}

/** The lowest and highest amount of a line drawing of the weeks, with room above and below. */
export const weekRange = ({ weeks }: Purpose): readonly [number, number] => [
  Math.min(...weeks) * 0.86,
  Math.max(...weeks) * 1.04,
];

/** This week's spending in all, and how much more it is than usual. */
export function totals(): { now: number; over: number } {
  const weeks = purposes.map(weekOf);
  const now = sum(weeks.map((week) => week.now));
  return { now, over: now - sum(weeks.map(({ usual }) => usual)) };
}

/** The change from one amount to another, in whole percent. */
export const percent = (from: number, to: number): number => Math.round((to / from - 1) * 100);

/** "+31%", "−4%", or "same". */
export const change = (by: number): string => (by === 0 ? 'same' : `${by > 0 ? '+' : '\u2212'}${Math.abs(by)}%`);

/** Where a change in percent is in the drawing of prices, 0 to 100 from the top. */
export const priceLevel = scaleLinear([0, 31], [78, 8]);
