import { expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import type { SolutionTypeId } from '../../../domain/catalogue/ids.ts';
import { describe } from '../../../domain/wizard/description.ts';
import { wishesOf } from '../../../domain/wizard/wishes.ts';
import { consultationRequest, orderRequest } from '../../../orders/checkoutRequest.ts';
import { quoteOf } from '../testing.ts';
import { quickQuoteRules } from './index.ts';
import type { QuickQuoteAnswers } from './questions.ts';

const origin = 'https://agency.example';
const rules = quickQuoteRules(catalogue);
const described = (answers: QuickQuoteAnswers) => {
  const { topic, about } = rules.order.topic(answers);
  return describe(catalogue, rules.order.describe(topic, about), wishesOf(answers));
};
const joined = quoteOf({
  solutionType: 'both',
  selectedIndustry: 'restaurant',
  trinitySelectionId: 'trinity-core',
  selectedTier: 'full',
  name: ' Ann ',
  email: ' ann@example.ie ',
});

test.each<[SolutionTypeId | null, string]>([
  ['website', 'brand_identity_package'],
  ['both', 'brand_identity_package'],
  ['trinity', 'trinity_system'],
  [null, 'web_development'],
])('solution %s is sent as %s', (solutionType, serviceType) =>
  expect(described(quoteOf({ solutionType })).serviceType).toBe(serviceType),
);

test.each<[Partial<QuickQuoteAnswers>, string]>([
  [{ solutionType: 'both' }, '4-6 months'],
  [{ solutionType: 'both', trinitySelectionId: 'trinity-plus' }, '4-6 months'],
  [{ solutionType: 'trinity', trinitySelectionId: 'trinity-plus' }, '3-4 months'],
  [{ solutionType: 'trinity', trinitySelectionId: 'mcd', aedUpsellChoice: 'trinity-plus' }, '3-4 months'],
  [{ solutionType: 'trinity', trinitySelectionId: 'mcd' }, '2-3 months'],
  [{ solutionType: 'website', trinitySelectionId: 'trinity-plus' }, '2-3 months'],
])('%j takes %s', (answers, duration) => expect(described(quoteOf(answers)).campaignDuration).toBe(duration));

test.each<[Partial<QuickQuoteAnswers>, string]>([
  [{ solutionType: 'both', selectedIndustry: 'retail' }, 'Retail business focused on growth and efficiency'],
  [
    { solutionType: 'website', selectedIndustry: 'property', selectedGoals: ['fees', 'insights'] },
    'Property business focused on Eliminate Platform Fees, Data-Driven Decisions',
  ],
  [{ solutionType: 'trinity', selectedIndustry: 'retail' }, 'Business focused on growth and efficiency'],
])('%j is for "%s"', (answers, audience) => expect(described(quoteOf(answers)).targetAudience).toBe(audience));

test('notes describe the selection', () => {
  const garo = quoteOf({ solutionType: 'trinity', trinitySelectionId: 'garo', hasPhysicalStore: false });
  expect(described({ ...garo, aedUpsellChoice: 'aed-only', selectedTier: 'full' }).notes).toBe(
    'Solution: Trinity Business Systems\nTrinity: GARO + AED\nPhysical store: no',
  );
  expect(described({ ...garo, aedUpsellChoice: 'trinity-core' }).notes).toBe(
    'Solution: Trinity Business Systems\nTrinity: Trinity Core in place of GARO',
  );
});

test('a purchase carries the deposit and the cart', () =>
  expect(orderRequest(catalogue, rules, joined, origin)).toEqual({
    name: 'Ann',
    email: 'ann@example.ie',
    serviceType: 'brand_identity_package',
    price: 396,
    targetAudience: 'Restaurant business focused on growth and efficiency',
    campaignDuration: '4-6 months',
    notes: 'Solution: Complete Digital Transformation\nTrinity: Trinity Core\nTier: Full System\nIndustry: Restaurant',
    success_url: 'https://agency.example/checkout-success',
    cancel_url: 'https://agency.example/checkout-cancel',
    selection: { version: 1, wizard: 'quote', solutionType: 'both', system: 'trinity-core', tier: 'full' },
    brief: {
      version: 1,
      about: { industry: 'restaurant', goals: [] },
      wishes: { notes: '', keywords: [], systems: [], dashboards: [] },
      topic: null,
    },
  }));

test('a consultation costs €83 in full and states its topic', () =>
  expect(consultationRequest(catalogue, rules, joined, origin)).toMatchObject({
    serviceType: 'consultation',
    price: 83,
    campaignDuration: 'consultation',
    notes: expect.stringMatching(/^CONSULTATION REQUEST\nSolution: Complete Digital Transformation\n/),
    selection: { version: 1, wizard: 'consultation' },
    brief: { topic: { wizard: 'quote', solutionType: 'both', system: 'trinity-core', tier: 'full' } },
  }));
