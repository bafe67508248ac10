import { expect, test } from 'vitest';
import { publicConfigSchema } from '../domain/contract/config.ts';
import { parsePublicConfig } from './config.ts';

const config = {
  checkoutUi: 'embedded',
  stripePublishableKey: 'pk_test_1',
  checkoutHost: null,
  betaEndsAt: '2027-01-31T00:00:00.000Z',
};

test('parses the settings and ignores unknown ones', () => {
  expect(parsePublicConfig({ ...config, more: 1 })).toEqual(config);
  const endless = { ...config, betaEndsAt: null };
  expect(parsePublicConfig(endless)).toEqual(publicConfigSchema.parse(endless));
});

test.each([
  ['nothing', undefined],
  ['a text', 'config'],
  ['another form', { ...config, checkoutUi: 'modal' }],
  ['a key that is no text', { ...config, stripePublishableKey: 1 }],
  ['no host', { ...config, checkoutHost: undefined }],
  ['a day that is none', { ...config, betaEndsAt: 'soon' }],
])('refuses %s like the contract', (_name, answer) => {
  expect(parsePublicConfig(answer)).toBeNull();
  expect(publicConfigSchema.safeParse(answer).success).toBe(false);
});
