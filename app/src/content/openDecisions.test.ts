import { expect, test } from 'vitest';
import { openDecisions } from './openDecisions.ts';

test('price lists that differ and claims are listed, each with the constant that decides', () => {
  const open = openDecisions('each', false).join('\n');
  expect(open).toMatch(/Trinity Plus: beta price €2,994 \(configurator\), €1,000 \(quote\)\..*`chargedList`/);
  expect(open).toMatch(/"Trusted by 500\+ businesses worldwide" is shown\..*CLAIMS/);
  expect(open).toContain('"Save 20–35% commission"');
  expect(open).toContain('the dashboard Inventory Management lists stock levels, reorder alerts and stock value');
  expect(open).not.toContain('the dashboard Financial Management');
  expect(open).toContain('"Save 15–20 hours a week"');
});

test('only claims are listed once all else is decided', () => {
  const open = openDecisions('quote', true, true);
  expect(open.filter((each) => !each.startsWith('src/content/marketingClaims.ts: '))).toEqual([]);
});
