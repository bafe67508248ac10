import { expect, test } from 'vitest';
import { defaultCatalogue } from '../catalogue/defaultCatalogue.ts';
import type { TierId } from '../catalogue/ids.ts';
import { midpoint, tierLine } from './tier.ts';

const { tiers } = defaultCatalogue;

test.each<[TierId, number, string]>([
  ['foundation', 800, 'Middle of €600–€1,000'],
  ['full', 1600, 'Middle of €1,200–€2,000'],
  ['premium', 2400, 'Middle of €1,800–€3,000'],
])('%s counts €%i', (id, amount, rule) =>
  expect(tierLine(defaultCatalogue, id)).toMatchObject({ amount, rule, kind: 'charge', step: 'tier' }),
);

test('an uneven range is rounded up to the whole euro', () =>
  expect(midpoint({ ...tiers.full, minPrice: 600, maxPrice: 1001 })).toBe(801));
