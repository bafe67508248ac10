import { expect, test } from 'vitest';
import {
  discountChanges,
  discountCodes,
  discountWarnings,
  readDiscounts,
  type WrittenDiscount,
  type WrittenDiscounts,
} from './discounts.ts';

const spring: WrittenDiscount = {
  code: 'spring',
  of: 'percent',
  value: '10',
  wizards: ['quote', 'planner'],
  uses: '5',
  until: '2026-12-20',
};

test('a code is read with its limits; empty ones mean none', () => {
  const { data } = readDiscounts({
    codes: { a: spring, b: { ...spring, code: 'FIFTY', of: 'amount', value: '50', uses: '', until: '' } },
  });
  expect(discountCodes(data ?? { codes: {} })).toEqual([
    { code: 'SPRING', of: 'percent', value: 10, wizards: ['quote', 'planner'], uses: 5, until: '2026-12-20' },
    { code: 'FIFTY', of: 'amount', value: 5_000, wizards: ['quote', 'planner'], uses: null, until: null },
  ]);
  expect(discountWarnings(data ?? { codes: {} })).toEqual([expect.stringMatching(/^FIFTY has no last day/)]);
});

test.each<[Partial<WrittenDiscount>, string]>([
  [{ code: 'AB' }, 'code'],
  [{ code: 'SPRING!' }, 'code'],
  [{ value: '0' }, 'value'],
  [{ value: '91' }, 'value'],
  [{ value: '1e1' }, 'value'],
  [{ of: 'amount', value: 'much' }, 'value'],
  [{ of: 'amount', value: '0.99' }, 'value'],
  [{ of: 'amount', value: '10000.01' }, 'value'],
  [{ wizards: [] }, 'wizards'],
  [{ uses: '0' }, 'uses'],
  [{ uses: '1.5' }, 'uses'],
  [{ until: '2026-02-30' }, 'until'],
])('%o has a fault in %s', (change, field) =>
  expect(readDiscounts({ codes: { a: { ...spring, ...change } } }).problems).toMatchObject([{ path: `a.${field}` }]),
);

test('two codes are never the same; anything else isn’t a list of codes', () => {
  const both = readDiscounts({ codes: { a: spring, b: { ...spring, code: 'Spring ' } } });
  expect(both.problems.map(({ path, place }) => [path, place])).toEqual([
    ['a.code', 'SPRING'],
    ['b.code', 'SPRING'],
  ]);
  for (const data of [null, [1], {}, { codes: { a: { ...spring, free: true } } }])
    expect(readDiscounts(data).data).toBeNull();
});

test('what differs is said in words', () => {
  const changes = (before: WrittenDiscounts['codes'], after: WrittenDiscounts['codes']) =>
    discountChanges({ codes: before }, { codes: after });
  expect(changes({}, { a: spring })).toEqual([
    'SPRING: new, 10% off in the quick quote and budget planner, 5 times, until Sunday 20 December 2026',
  ]);
  expect(changes({ a: spring, b: spring }, { a: { ...spring, value: '15' } })).toEqual([
    expect.stringMatching(/^SPRING: 10% off .*, now 15% off /),
    'SPRING: removed',
  ]);
  expect(changes({ a: spring }, { a: { ...spring, code: 'summer' } })[0]).toMatch(/^SPRING: now SUMMER, 10% off/);
  expect(changes({ a: spring }, { a: spring })).toEqual([]);
});
