import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  adapt,
  begin,
  breed,
  costOf,
  daysOf,
  finish,
  firstRules,
  items,
  plansPerRound,
  randomFrom,
  type Search,
  total,
} from './search.ts';

const anyRules = fc.record({
  room: fc.integer({ min: 40, max: 300 }),
  every: fc.integer({ min: 1, max: 7 }),
  missed: fc.integer({ min: 1, max: 10 }),
  tied: fc.integer({ min: 1, max: 20 }),
});
const anySeed = fc.integer({ min: 0, max: 1e6 });
const bestOf = ({ plans }: Search) => plans[0] ?? [];

test('every plan fits the shelf, and the cost of the best one never rises', () => {
  fc.assert(
    fc.property(anyRules, anyRules, anySeed, (rules, changed, seed) => {
      let search = begin(rules, randomFrom(seed));
      for (let round = 0; round < 10; round++) {
        search = round === 5 ? adapt(search, changed) : breed(search);
        expect(search.plans).toHaveLength(plansPerRound);
        for (const plan of search.plans) {
          expect(plan).toHaveLength(items.length);
          expect(total(plan)).toBeLessThanOrEqual(search.rules.room);
          expect(Math.min(...plan)).toBeGreaterThanOrEqual(0);
        }
      }
      const bests = search.costs.map(([best]) => best ?? Number.NaN);
      expect(bests).toEqual([...bests].sort((a, b) => b - a));
      expect(bests.at(-1)).toBe(costOf(bestOf(search), search.rules).total);
    }),
    { numRuns: 20 },
  );
});

test('other rules keep what was found, as far as it fits', () => {
  const found = finish(begin(firstRules, randomFrom(7)));
  const costlier = { ...firstRules, missed: firstRules.missed * 2 };
  expect(adapt(found, costlier).costs[0]?.[0]).toBeLessThanOrEqual(costOf(bestOf(found), costlier).total);
  expect(adapt(found, { ...firstRules, room: 40 }).rules.room).toBe(40);
});

test('a delivery fills the shelf up, and what is not there is missed', () => {
  const days = daysOf(0, 10, 3);
  expect(days[0]?.morning).toBe(10);
  expect(days[3]?.morning).toBe(10);
  for (const [at, { morning, evening, missed }] of days.entries()) {
    expect(evening).toBeLessThanOrEqual(morning);
    if (missed > 0) expect(evening).toBe(0);
    if (at % 3 !== 0) expect(morning).toBe(days[at - 1]?.evening);
  }
});
