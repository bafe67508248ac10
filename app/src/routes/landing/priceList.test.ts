import { afterEach, expect, test, vi } from 'vitest';
import { systemIds } from '../../domain/catalogue/trinity.ts';
import { trinityPrices } from '../../domain/catalogue/trinity-prices.ts';
import { deliveredIn, offers } from './priceList.ts';

afterEach(() => {
  vi.doUnmock('../../content/site.ts');
  vi.resetModules();
});

test.each([
  ['brand-identity', 500, 'Starter Brand Identity'],
  ['ad-campaigns', 350, 'Starter Campaign'],
  ['trinity-systems', 200, 'One system, beta price'],
  ['complete-platform', 800, 'Foundation, middle of €600–€1,000'],
])('%s from €%i: %s', (id, from, rule) => {
  expect(offers.find((offer) => offer.id === id)).toMatchObject({ from, rule });
});

test('the standard price that stands for every system is that of every system', () => {
  expect(new Set(systemIds.map((id) => trinityPrices.quote[id].standard))).toEqual(new Set([1500]));
  expect(offers.find(({ id }) => id === 'trinity-systems')?.note).toBe('Standard price €1,500 per system');
});

test('delivery spans from the quickest package to the slowest, on one line', () => {
  expect(deliveredIn(['5-7 business days', '10-14 business days'])).toBe('Delivered in 5\u2060–\u206014 business days');
});

test('only what a wizard takes is a way into it', () => {
  expect(offers.map(({ to }) => to)).toEqual([
    undefined,
    undefined,
    '/service/stepWizardPage?solution=trinity',
    '/service/stepWizardPage?solution=website',
  ]);
});

test('what no wizard takes is ordered by mail, where the agency has an address', async () => {
  vi.resetModules();
  vi.doMock('../../content/site.ts', () => ({ site: { email: 'hello@agency.example' } }));
  const { offers: withMail } = await import('./priceList.ts');
  expect(withMail.filter(({ byMail }) => byMail).map(({ to }) => to)).toEqual([
    'mailto:hello@agency.example?subject=Brand%20Identity%20Package',
    'mailto:hello@agency.example?subject=Digital%20Ad%20Campaigns',
  ]);
});
