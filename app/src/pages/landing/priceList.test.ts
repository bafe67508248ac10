import { expect, test } from 'vitest';
import { systemIds } from '../../domain/catalogue/trinity.ts';
import { trinityPrices } from '../../domain/catalogue/trinityPrices.ts';
import { startingPrice } from '../../wizards/package-builder/rules/startingPrice.ts';
import { offers } from './priceList.ts';

test.each([
  ['brand-identity', 500, 'Starter Brand Identity', '5–7 business days'],
  ['ad-campaigns', 350, 'Starter Campaign', '3–5 days'],
  ['trinity-systems', 200, 'One system, beta price', undefined],
  ['complete-platform', 1000, 'Foundation + Trinity', '7–10 days'],
])('%s from €%i: %s, in %s', (id, from, rule, delivery) => {
  expect(offers.find((offer) => offer.id === id)).toMatchObject({ from, rule, delivery });
});

test('all systems have the standard price shown for them', () => {
  expect(new Set(systemIds.map((id) => trinityPrices.quote[id].standard))).toEqual(new Set([1500]));
  expect(offers.find(({ id }) => id === 'trinity-systems')).toMatchObject({ from: 200, standard: 1500 });
});

test('prices match those in the package builder', () => {
  const sold = offers.filter(({ to }) => to.startsWith('/quote-builder'));
  expect(sold.map(({ id, from }) => [id, from])).toEqual(sold.map(({ id }) => [id, startingPrice(id)]));
});

test('each price links to the wizard that charges it', () => {
  expect(offers.map(({ to }) => to)).toEqual([
    '/quote-builder?service=brand-identity',
    '/quote-builder?service=ad-campaigns',
    '/service/stepWizardPage?solution=trinity',
    '/quote-builder?service=complete-platform',
  ]);
});
