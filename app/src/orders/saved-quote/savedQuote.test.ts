import { describe, expect, test } from 'vitest';
import { addUp, type PriceLine } from '../../domain/pricing/price.ts';
import type { Selection } from '../selection.ts';
import { differences, hasChanged } from './difference.ts';
import { atSavedPrice, savedQuoteFor } from './priceGuarantee.ts';
import { isSame, keyOf } from './same.ts';
import type { SavedQuote } from './savedQuoteSchema.ts';
import { isStillValid, lastValidDay } from './validity.ts';

const exampleSelection = {
  version: 1,
  wizard: 'quote',
  solutionType: 'both',
  system: 'trinity-core',
  tier: 'full',
} as const;
const plan: Selection = {
  version: 1,
  wizard: 'planner',
  platform: 'full',
  solutions: ['solution:financial', 'solution:customers'],
  dashboards: ['dashboard:financial'],
  path: 'hybrid',
};

describe('thirty days', () => {
  test.each([
    ['2026-11-20', '2026-12-20'],
    ['2026-02-01', '2026-03-03'],
    ['2028-02-01', '2028-03-02'],
    ['2026-12-10', '2027-01-09'],
  ])('a quote of %s is valid until the end of %s', (savedOn, until) => {
    expect(lastValidDay(savedOn)).toBe(until);
    expect(isStillValid(until, savedOn)).toBe(true);
    expect(isStillValid(until, until)).toBe(true);
    expect(isStillValid(until, `${until.slice(0, 8)}${String(Number(until.slice(8)) + 1).padStart(2, '0')}`)).toBe(
      false,
    );
  });
});

describe('selections', () => {
  test('are the same in another order', () => {
    const { path, platform, ...rest } = plan;
    const turned = { path, ...rest, solutions: [...plan.solutions].reverse(), platform };
    expect(isSame(plan, turned)).toBe(true);
    expect(keyOf(plan)).toBe(keyOf(turned));
  });

  test('differ if one item differs', () => {
    expect(isSame(plan, { ...plan, dashboards: [] })).toBe(false);
    expect(isSame(plan, { ...plan, path: 'template' })).toBe(false);
    expect(isSame(exampleSelection, { ...exampleSelection, tier: 'premium' })).toBe(false);
    expect(isSame(exampleSelection, plan)).toBe(false);
  });
});

describe('what has changed', () => {
  const line = (id: string, amount: number): PriceLine => ({
    id,
    label: id.toUpperCase(),
    amount,
    rule: `rule of ${id}`,
    why: `Why ${id}.`,
    kind: 'charge',
  });

  test('is listed line by line: unchanged, changed, new, removed', () => {
    const was = addUp([line('a', 100), line('b', 200), line('gone', 50)]);
    const now = addUp([line('a', 100), line('b', 250), line('new', 10)]);
    expect(differences(was, now)).toEqual([
      { id: 'a', label: 'A', was: 100, now: 100, rule: 'rule of a' },
      { id: 'b', label: 'B', was: 200, now: 250, rule: 'rule of b' },
      { id: 'new', label: 'NEW', was: null, now: 10, rule: 'rule of new' },
      { id: 'gone', label: 'GONE', was: 50, now: null, rule: 'rule of gone' },
    ]);
    expect(hasChanged(was, now)).toBe(true);
  });

  test('counts even if the total happens to be the same', () => {
    const was = addUp([line('a', 100), line('b', 200), line('c', 50)]);
    expect(hasChanged(was, addUp([line('a', 150), line('b', 150), line('c', 50)]))).toBe(true);
    expect(hasChanged(was, addUp([line('b', 200), line('a', 100), line('c', 50)]))).toBe(false);
  });
});

describe('a saved price', () => {
  const saved = {
    token: 'a1',
    selection: exampleSelection,
    savedBill: { due: { amount: 300 } },
  } as unknown as SavedQuote;
  const request = { price: 396, selection: exampleSelection } as Parameters<typeof atSavedPrice>[0];

  test('applies to a purchase of the same selection', () =>
    expect(atSavedPrice(request, saved)).toEqual({ ...request, price: 300, savedQuoteToken: 'a1' }));

  test('applies to no other selection', () => {
    const other = { ...request, selection: { ...exampleSelection, tier: 'premium' as const } };
    expect(atSavedPrice(other, saved)).toBe(other);
    expect(atSavedPrice({ ...request, selection: { version: 1, wizard: 'consultation' } }, saved)).not.toHaveProperty(
      'savedQuoteToken',
    );
    expect(atSavedPrice(request, null)).toBe(request);
    expect(savedQuoteFor(saved, null)).toBeNull();
  });
});
