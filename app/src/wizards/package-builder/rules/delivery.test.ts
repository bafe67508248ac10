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

test('parts that are not bought have no delivery time', () =>
  expect(deliveries({ ...given, services: ['trinity-systems', 'ad-campaigns'] })).toEqual([
    { label: 'Growth Campaign', time: '5-7 days' },
  ]));
