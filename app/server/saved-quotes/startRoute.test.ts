import { expect, test } from 'vitest';
import { openTestServer } from '../testing/openTestServer.ts';

test('the sentence of the start page leads to the question that it leaves open', async () => {
  const { app } = await openTestServer();
  const wayOf = async (query: string) => {
    const { statusCode, headers } = await app.inject(`/start/go?${query}`);
    return [statusCode, headers.location];
  };
  expect(await wayOf('trade=salon&want=customers&spend=any')).toEqual([
    303,
    '/quote-builder?service=ad-campaigns&only=yes&industry=services',
  ]);
  expect(await wayOf('trade=cafe&want=sell')).toEqual([
    303,
    '/service/stepWizardPage?solution=website&tier=full&industry=restaurant',
  ]);
  expect(await wayOf('trade=workshop&want=admin')).toEqual([
    303,
    '/service/stepWizardPage?solution=trinity&industry=services&trade=workshop',
  ]);
  expect(await wayOf('trade=cafe&want=unsure')).toEqual([303, '/booking']);
  expect(await wayOf('trade=cafe&want=brand&spend=2000&plan=yes')).toEqual([
    303,
    '/step1?industry=restaurant&budget=2000',
  ]);
  expect(await wayOf('trade=shop&want=brand&spend=1e9&plan=yes')).toEqual([303, '/step1?industry=retail']);
  expect(await wayOf('trade=castle&want=brand')).toEqual([
    303,
    '/quote-builder?service=brand-identity&only=yes&industry=restaurant',
  ]);
  expect(await wayOf('want=//example.org')).toEqual([303, '/start']);
});
