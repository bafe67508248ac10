import { expect, test } from 'vitest';
import { cheapest, offerOf } from './offers.ts';

test.each([
  [
    'brand:premium',
    { price: 750, delivery: '7-10 business days', tag: 'Most popular', to: '/quote-builder?brand=premium' },
  ],
  ['campaign:growth', { price: 500, tag: 'Featured', to: '/quote-builder?campaign=growth' }],
  ['trinity:garo', { price: 200, standard: 1500, to: '/service/stepWizardPage?solution=trinity&trinity=garo' }],
  [
    'tier:full',
    { price: 1600, rule: 'Middle of €1,200–€2,000', to: '/service/stepWizardPage?solution=website&tier=full' },
  ],
  ['consultation', { price: 83 }],
] as const)('%s is offered as the catalogue has it', (id, offer) => {
  expect(offerOf(id)).toMatchObject(offer);
});

test('finds the lowest price', () => {
  expect(cheapest(['brand:elite', 'brand:starter', 'brand:premium']).id).toBe('brand:starter');
});
