import { expect, test } from 'vitest';
import { defaultCatalogue } from '../catalogue/defaultCatalogue.ts';
import { trinityIds } from '../catalogue/ids.ts';
import { needsStore, storeLine } from './store.ts';

test('only GARO and Trinity Plus are set up in a shop', () => {
  expect(trinityIds.filter(needsStore)).toEqual(['garo', 'trinity-plus']);
  expect(needsStore(null)).toBe(false);
});

test('one service adds €1,600 on a line of its own', () =>
  expect(storeLine(defaultCatalogue, ['GARO'])).toMatchObject({
    label: 'In-store setup and training',
    amount: 1600,
    rule: 'For a physical store with GARO',
  }));
