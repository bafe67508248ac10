import { expect, test } from 'vitest';
import { defaultCatalogue } from '../../domain/catalogue/defaultCatalogue.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { systemIds } from '../../domain/catalogue/ids.ts';
import { serviceStartingPrice } from '../../wizards/package-builder/rules/startingPrice.ts';
import { offers } from './priceList.ts';

const { trinityPrices } = defaultCatalogue;

test.each([
  ['brand-identity', 500, 'Starter Brand Identity', '5–7 business days', '/quote-builder?service=brand-identity'],
  ['ad-campaigns', 350, 'Starter Campaign', '3–5 days', '/quote-builder?service=ad-campaigns'],
  ['trinity-systems', 200, 'One system, beta price', undefined, '/service/stepWizardPage?solution=trinity'],
  ['complete-platform', 1000, 'Foundation + Trinity', '7–10 days', '/quote-builder?service=complete-platform'],
])('%s from €%i: %s, in %s', (id, from, rule, delivery, to) => {
  expect(offers.find((offer) => offer.id === id)).toMatchObject({ from, rule, delivery, to });
});

test('all systems have the standard price shown for them', () =>
  expect(systemIds.map((id) => trinityPrices.quote[id].standard)).toEqual(
    systemIds.map(() => offers.find(({ id }) => id === 'trinity-systems')?.standard),
  ));

test('prices match those in the package builder', () => {
  const sold = offers.filter(({ to }) => to.startsWith('/quote-builder'));
  expect(sold.map(({ id, from }) => [id, from])).toEqual(
    sold.map(({ id }) => [id, serviceStartingPrice(catalogue)(id)]),
  );
});
