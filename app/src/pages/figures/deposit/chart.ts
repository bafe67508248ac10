import { scaleLinear } from 'd3-scale';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { deposit } from '../../../domain/pricing/deposit.ts';
import { largeOrder, smallOrders } from '../parts/sampleOrders.ts';
import { brokenLine } from '../screen/chart.ts';

export const { threshold } = catalogue.deposit;

export const WIDTH = 1000;
export const HEIGHT = 300;

/** The dots: sample orders, from the smallest. */
export const orders = [largeOrder, ...smallOrders]
  .map(({ price, due }) => ({ total: price.total, due: due.amount }))
  .toSorted((one, other) => one.total - other.total);

const most = Math.max(...orders.map(({ total }) => total));
/** The deposit just under the threshold, and at it. */
export const under = deposit(catalogue, threshold - 0.01).amount;
export const over = deposit(catalogue, threshold).amount;

export const x = scaleLinear([0, most], [0, WIDTH]).nice();
export const y = scaleLinear([0, Math.max(under, deposit(catalogue, most).amount)], [HEIGHT, 0]).nice(3);

const longest = x.domain()[1] ?? most;
/** Where a total and a deposit are in the chart, as parts of its width and height. */
export const across = (euro: number): string => `${((x(euro) / WIDTH) * 100).toFixed(2)}%`;
export const down = (euro: number): string => `${((y(euro) / HEIGHT) * 100).toFixed(2)}%`;

const point = (total: number, due: number) => [x(total), y(due)] as const;

/** The deposit on small totals, and on larger ones. */
export const lines = [
  brokenLine([point(0, 0), point(threshold, under)]),
  brokenLine([point(threshold, over), point(longest, deposit(catalogue, longest).amount)]),
] as const;

/** Down from one rule to the other. */
export const drop = brokenLine([point(threshold, under), point(threshold, over)]);

/** Amounts on the axes, in euro. */
export const totals: readonly number[] = x.ticks(6).filter(Boolean);
export const deposits: readonly number[] = y.ticks(3).filter(Boolean);
