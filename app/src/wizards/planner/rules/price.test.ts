import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginsWithConsultation } from '../../../domain/catalogue/consultation.ts';
import { defaultCatalogue } from '../../../domain/catalogue/defaultCatalogue.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { type PathId, pathIds } from '../../../domain/catalogue/ids.ts';
import { plannerAnswers } from '../testing.ts';
import { type Plan, planCost } from './budget.ts';
import { listPrice, listTotalNote, pathDeposit, pricePath, recommendedPath, spending } from './price.ts';

const { paths } = defaultCatalogue;

const small: Plan = { platform: 'foundation', solutions: ['solution:financial'], dashboards: [] };
const four: Plan = { platform: 'full', solutions: ['solution:financial', 'solution:marketing'], dashboards: [] };

test('the list total counts solutions in full', () => {
  expect(listPrice(catalogue, small).total).toBe(2300);
  expect(listTotalNote(catalogue, small)).toBe('List total €2,300, before the 20% solution discount');
  expect(listTotalNote(catalogue, { ...small, solutions: [] })).toBe('List total €800');
});

test.each<[PathId, number, number]>([
  ['template', 1380, 414],
  ['custom', 2300, 690],
  ['hybrid', 1840, 552],
  ['subscription', 920, 276],
])('on path %s €2,300 become €%i with a deposit of €%i', (path, total, due) => {
  expect(pricePath(catalogue, small, path).total).toBe(total);
  expect(pathDeposit(catalogue, total)).toMatchObject({
    amount: due,
    share: 0.3,
    rule: '30% of the price',
    later: total - due,
  });
});

test('the line of a path explains itself', () =>
  expect(pricePath(catalogue, small, 'template').lines.at(-1)).toEqual({
    id: 'path',
    label: 'Template Solution',
    amount: -920,
    rule: '40% off the list total',
    why: 'Template Solution costs 60% of the list total. 60% of €2,300 is €1,380, so €920 comes off.',
    kind: 'discount',
    step: 'path',
  }));

test.each<[number, PathId, string]>([
  [0, 'template', 'your list total is €4,000 or less'],
  [4000, 'template', 'your list total is €4,000 or less'],
  [4600, 'custom', 'your list total is over €4,000'],
])('for a list total of €%i: %s', (total, id, reason) =>
  expect(recommendedPath(catalogue, total)).toEqual({ id, reason }),
);

test('every path costs its share of the list total, and the deposit stays within that', () => {
  fc.assert(
    fc.property(plannerAnswers, fc.constantFrom(...pathIds), (plan, path) => {
      const { total } = pricePath(catalogue, plan, path);
      expect(pathDeposit(catalogue, total).amount).toBeLessThanOrEqual(total);
      expect(total).toBe((listPrice(catalogue, plan).total * paths[path].percent) / 100);
    }),
  );
});

test('in the spending, a solution shows its discounted price and why', () =>
  expect(spending(catalogue, small).lines[1]).toMatchObject({
    amount: 1200,
    rule: 'Industry solution, €1,500 less 20%',
  }));

test('the lines of the spending add up to its total', () => {
  fc.assert(
    fc.property(plannerAnswers, (plan) => {
      expect(spending(catalogue, plan).total).toBe(planCost(catalogue, plan));
    }),
  );
});

test('one path begins with the consultation', () => expect(pathIds.filter(beginsWithConsultation)).toEqual(['custom']));

test('the range of a platform is written like every other range', () => {
  expect(listPrice(catalogue, four).lines[0]?.rule).toBe('Within €1,200–€2,000');
});
