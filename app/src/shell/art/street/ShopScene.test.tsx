import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShopScene, type ShownOrder } from './ShopScene';

const nothing: ShownOrder = { trade: 'cafe', brand: false, website: false, system: false, campaign: false };
const draw = (order: Partial<ShownOrder>) => render(<ShopScene {...nothing} {...order} />).container;

test('exactly what is ordered is drawn, and said', () => {
  const drawn = draw({ brand: true, website: true, campaign: true });
  expect(
    screen.getByRole('img', {
      name: 'A café in the colours of its brand, with a website on a phone and a poster',
    }),
  ).toBeVisible();
  expect(drawn.querySelector('use[href="#street-cafe-name"]')).not.toBeNull();
  // Front, bag, phone and poster.
  expect(drawn.querySelectorAll('svg > svg')).toHaveLength(4);
});

test('without a brand, a plain word is on the sign', () => {
  const drawn = draw({ trade: 'guesthouse', system: true });
  expect(screen.getByRole('img', { name: 'A guest house without a brand, with a system on a tablet' })).toBeVisible();
  expect(screen.getByText('guest house')).toBeVisible();
  expect(drawn.querySelectorAll('svg > svg')).toHaveLength(2);
});
