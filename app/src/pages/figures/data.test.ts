import { describe, expect, test } from 'vitest';
import { HEIGHT, loyal, people, threads } from './explore/threads.ts';
import { ads, all, costOf, most, season, worth } from './screen/aed.ts';
import { percent, prices, purposes, totals, weekOf } from './screen/expense.ts';
import { days, deliveries, items, planOf, short } from './screen/garo.ts';
import { after, bands, before, blocks, customersAfter, moves, sum } from './screen/mcd.ts';
import { comingAgain, costs, guests, month } from './screen/rcd.ts';

describe('Expense Manager', () => {
  test('the week is the sum of its purposes', () => {
    expect(totals()).toEqual({ now: 4318, over: 159 });
    expect(purposes.reduce((total, purpose) => total + weekOf(purpose).now, 0)).toBe(4318);
    for (const { weeks } of purposes) expect(weeks).toHaveLength(13);
  });

  test('the first price has gone up most', () => {
    const changes = prices.map(({ before, now }) => percent(before, now));
    expect(changes).toEqual([...changes].sort((one, other) => other - one));
  });
});

describe('MCD', () => {
  test('no money is added or lost', () => {
    expect(sum(after)).toBe(sum(before));
    for (const [at, { euro }] of before.entries()) expect(sum(moves.filter(({ from }) => from === at))).toBe(euro);
    for (const [at, { euro }] of after.entries()) expect(sum(moves.filter(({ to }) => to === at))).toBe(euro);
  });

  test('every band leaves and arrives within its parts, and new ones are drawn last', () => {
    for (const { from, to, thickness } of bands()) {
      for (const [top, parts] of [
        [from, blocks.before],
        [to, blocks.after],
      ] as const) {
        const inside = parts.some((part) => top >= part.top - 0.01 && top + thickness <= part.top + part.height + 0.01);
        expect(inside).toBe(true);
      }
    }
    expect(bands().map(({ isNew }) => isNew)).toEqual([false, false, false, true, true, true]);
    expect(customersAfter).toBeGreaterThan(before.reduce((total, { customers }) => total + customers, 0));
  });
});

describe('RCD', () => {
  test('guests come once a week at most, the most frequent first', () => {
    for (const { weeks } of guests) {
      expect([...new Set(weeks)].sort((one, other) => one - other)).toEqual(weeks);
      expect(weeks.every((week) => week >= 1 && week <= 12)).toBe(true);
    }
    const visits = guests.map(({ weeks }) => weeks.length);
    expect(visits).toEqual([...visits].sort((one, other) => other - one));
  });

  test('the costs are those of the sentence under them', () => {
    expect(costs.rule).toBe(Math.round(month.freeLunches * month.goodsPerLunch));
    expect(costs).toEqual({ rule: 172, discount: 1126 });
    expect(comingAgain).toEqual([...comingAgain].sort((one, other) => other - one));
  });
});

describe('GARO', () => {
  test.each(items)('$name never exceeds its room by an order, and is never below nothing', (item) => {
    const { points, orders } = planOf(item);
    expect(orders).toHaveLength(deliveries.length);
    for (const [day, stock] of points) {
      expect(day).toBeLessThanOrEqual(days);
      expect(stock).toBeGreaterThanOrEqual(0);
      expect(stock).toBeLessThanOrEqual(Math.max(item.stock, item.room) + 0.5);
    }
  });

  test('the item of the note is the one that runs out before each delivery', () => {
    const gaps = items.map((item) => [item.name, planOf(item).gaps.length] as const);
    const [name, times = 0] = [...gaps].sort(([, one], [, other]) => other - one)[0] ?? [];
    expect(name).toBe(short);
    expect(times).toBeGreaterThanOrEqual(deliveries.length);
  });
});

describe('customer journey', () => {
  test('every lost person has an end, and the others reach the last moment', () => {
    expect(threads.filter(({ end }) => end === null)).toHaveLength(loyal);
    expect(threads.filter(({ end }) => end !== null)).toHaveLength(people - loyal);
    for (const { end, d } of threads) {
      if (end === null) expect(d).toMatch(/H1000$/);
      else expect(d.endsWith(`${end[0]} ${end[1]}`)).toBe(true);
      expect(end?.[1] ?? 0).toBeLessThanOrEqual(HEIGHT);
    }
  });
});

describe('AED', () => {
  test('the ads add up to the month, and one costs more than it brings', () => {
    expect(all).toEqual({ spent: 550, customers: 45 });
    expect(ads.filter((ad) => costOf(ad) > worth).map(({ name }) => name)).toEqual(['Gift card']);
    for (const ad of ads) expect(costOf(ad)).toBeLessThan(most);
    // Its label, at the end of its line, is not on the line of what a visit leaves.
    for (const ad of ads) expect((costOf(ad) + 10 - worth) * (costOf(ad) - worth)).toBeGreaterThan(0);
    expect(season.now).toHaveLength(season.before.length);
  });
});
