import { expect, test } from 'vitest';
import { countries, countryCode } from './countries.ts';
import { countryName } from './seller.ts';

test('every country is found by its name and its code', () => {
  for (const code of countries) {
    expect(countryCode(` ${countryName(code)} `)).toBe(code);
    expect(countryCode(code.toLowerCase())).toBe(code);
  }
});

test('so are those that people call otherwise, and no others', () => {
  expect(['UK', 'England', 'Republic of Ireland', 'USA'].map(countryCode)).toEqual(['GB', 'GB', 'IE', 'US']);
  expect(['', 'Atlantis', 'XX'].map(countryCode)).toEqual([undefined, undefined, undefined]);
});
