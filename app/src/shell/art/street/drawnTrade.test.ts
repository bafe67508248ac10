import { expect, test } from 'vitest';
import { drawnTrade, keepTrade } from './drawnTrade.ts';

test('drawings show the trade that a link names, for its industry alone, until a link names another', () => {
  const shown = () => [drawnTrade('services'), drawnTrade('restaurant'), drawnTrade(null)];
  expect(shown()).toEqual(['salon', 'cafe', 'shop']);
  keepTrade(new URLSearchParams('industry=services&trade=workshop'));
  keepTrade(new URLSearchParams('service=brand-identity'));
  expect(shown()).toEqual(['workshop', 'cafe', 'shop']);
  keepTrade(new URLSearchParams('industry=services&trade=castle'));
  expect(shown()).toEqual(['salon', 'cafe', 'shop']);
  keepTrade(new URLSearchParams('industry=services&trade=workshop'));
  keepTrade(new URLSearchParams('industry=services'));
  expect(shown()).toEqual(['salon', 'cafe', 'shop']);
});
