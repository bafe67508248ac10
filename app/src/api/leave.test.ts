import { expect, test } from 'vitest';
import { isPaymentPage } from './leave.ts';

const home = 'https://agency.example';

test.each([
  ['https://checkout.stripe.com/c/pay/cs_test_1', true],
  ['/demo-checkout/demo_1', true],
  ['https://agency.example/demo-checkout/demo_1', true],
  ['http://checkout.stripe.com/c/pay/cs_test_1', false],
  ['https://checkout.stripe.com.evil.example/pay', false],
  ['https://evil.example/checkout.stripe.com', false],
  ['//evil.example/pay', false],
  ['javascript:alert(1)', false],
  ['https://', false],
])('following %s: %s', (url, follows) => {
  expect(isPaymentPage(url, home)).toBe(follows);
});

test.each([
  ['https://pay.agency.example/c/pay/cs_1', true],
  ['http://pay.agency.example/c/pay/cs_1', false],
  ['https://pay.agency.example:8443/c/pay/cs_1', false],
  ['https://pay.agency.example.evil.example/', false],
])("with the agency's own domain for the card provider's page, following %s: %s", (url, follows) => {
  expect(isPaymentPage(url, home, 'pay.agency.example')).toBe(follows);
});
