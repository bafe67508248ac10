import { expect, test } from 'vitest';
import { type RecordKind, retention } from '../../src/domain/retention.ts';
import { contents } from './columns.ts';
import { keptAs } from './keptAs.ts';

const tables = Object.keys(contents) as (keyof typeof contents)[];

test('the privacy policy has a period for every table with personal data, and for no other', () => {
  const personal = tables.filter((table) => Object.values(contents[table]).some((content) => content !== 'none'));
  expect(tables.filter((table) => keptAs[table] !== null).sort()).toEqual(personal.sort());
});

test('every period of the privacy policy is about a table', () => {
  const used = new Set<string | null>(Object.values(keptAs));
  // The same table as that of paid orders.
  const kinds = (Object.keys(retention) as RecordKind[]).filter((kind) => kind !== 'unpaidOrders');
  expect(kinds.filter((kind) => !used.has(kind))).toEqual([]);
});
