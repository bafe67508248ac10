import { expect, test } from 'vitest';
import { deliveries } from './delivery.ts';
import { packageBuilderFlow } from './flow.ts';

const given = {
  ...packageBuilderFlow.blank,
  brand: 'elite',
  campaign: 'growth',
  tier: 'full',
  trinity: 'garo',
} as const;

test('parts with a delivery time are listed in the order of the bill', () =>
  expect(deliveries({ ...given, services: ['brand-identity', 'ad-campaigns', 'complete-platform'] })).toEqual([
    { label: 'Elite Brand Identity', time: '10-14 business days' },
    { label: 'Growth Campaign', time: '5-7 days' },
    { label: 'Platform, Full System', time: '14-21 days' },
  ]));

test('systems and their setup, which have no time, share a line; a system bought twice is named once', () => {
  const both = { ...given, services: ['trinity-systems', 'complete-platform'], tier: null } as const;
  const agreed = (label: string) => [{ label, time: 'Date agreed with you' }];
  expect(deliveries({ ...both, systems: 'mcd', hasPhysicalStore: true })).toEqual(
    agreed('GARO, MCD and setup in your store'),
  );
  expect(deliveries({ ...both, systems: 'garo', hasPhysicalStore: false })).toEqual(agreed('GARO'));
});

test('parts that are not bought are not listed', () =>
  expect(deliveries({ ...given, services: ['ad-campaigns'] })).toEqual([
    { label: 'Growth Campaign', time: '5-7 days' },
  ]));
