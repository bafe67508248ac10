import { expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { type ServiceId, serviceIds } from '../../../domain/catalogue/ids.ts';
import { describe } from '../../../domain/wizard/description.ts';
import { wishesOf } from '../../../domain/wizard/wishes.ts';
import { packageOf } from '../testing.ts';
import { packageBuilderRules } from './index.ts';
import type { PackageBuilderAnswers } from './questions.ts';

const rules = packageBuilderRules(catalogue);
const described = (answers: PackageBuilderAnswers) => {
  const { topic, about } = rules.order.topic(answers);
  return describe(catalogue, rules.order.describe(topic, about), wishesOf(answers));
};
const everything = packageOf({
  services: serviceIds,
  industry: 'other',
  brand: 'elite',
  campaign: 'growth',
  trinity: 'garo',
  systems: 'trinity-plus',
  tier: 'premium',
  hasPhysicalStore: true,
  name: 'Ann',
  email: 'ann@example.ie',
});

test.each<[Partial<PackageBuilderAnswers>, string]>([
  [{ services: ['complete-platform'] }, '4-6 months'],
  [{ services: ['trinity-systems'], trinity: 'trinity-plus' }, '4-6 months'],
  [{ services: ['brand-identity', 'ad-campaigns', 'trinity-systems'] }, '3-4 months'],
  [{ services: ['brand-identity', 'ad-campaigns'] }, '2-3 months'],
  [{ services: ['brand-identity'], trinity: 'trinity-plus' }, '2-3 months'],
])('%j takes %s', (answers, duration) => expect(described(packageOf(answers)).campaignDuration).toBe(duration));

test.each<[ServiceId[], string]>([
  [['brand-identity'], 'brand-identity'],
  [['complete-platform'], 'complete-platform'],
  [['brand-identity', 'ad-campaigns'], 'multiple_services'],
  [[], 'multiple_services'],
])('%j is sent as %s', (services, serviceType) =>
  expect(described(packageOf({ services })).serviceType).toBe(serviceType),
);

test.each<[Partial<PackageBuilderAnswers>, string]>([
  [{ services: ['brand-identity'], industry: 'restaurant' }, 'Restaurant businesses seeking 1 service(s)'],
  [
    { services: ['brand-identity', 'ad-campaigns'], industry: 'other' },
    'Various Industries businesses seeking 2 service(s)',
  ],
  [{ services: ['trinity-systems'], industry: 'restaurant' }, 'Business businesses seeking 1 service(s)'],
])('%j is for "%s"', (answers, audience) => expect(described(packageOf(answers)).targetAudience).toBe(audience));

test('notes name every service with its package', () =>
  expect(described(everything).notes).toBe(
    [
      'Services: Brand Identity Package (Elite Brand Identity), Digital Ad Campaigns (Growth Campaign), Trinity Business Systems, Complete Digital Platform',
      'Trinity: GARO, Trinity Plus in the platform',
      'Tier: Premium',
      'Industry: Other',
      'Physical store: yes',
    ].join('\n'),
  ));
