import { expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { limits } from '../../../domain/contract/limits.ts';
import { orderRequest } from '../../../orders/checkoutRequest.ts';
import { completePlan as answers } from '../testing.ts';
import { plannerRules } from './index.ts';

const origin = 'https://agency.example';

test('the request contains buyer, plan and the deposit of the path', () =>
  expect(orderRequest(catalogue, plannerRules(catalogue), answers, origin)).toEqual({
    name: 'Ann Byrne',
    email: 'ann@example.ie',
    serviceType: 'budget_plan',
    price: 1104,
    targetAudience: 'Retail business focused on Build Brand Identity, Own Customer Relationships',
    campaignDuration: 'To be agreed',
    notes: [
      'Additional notes: We open in March.',
      'Path: Hybrid Approach',
      'Platform: Full System',
      'Industry solutions: Customer Relationship, Marketing & Sales',
      'Budget: €5,000',
      'Goals: Build Brand Identity, Own Customer Relationships',
      'Industry: Retail',
    ].join('\n'),
    success_url: `${origin}/checkout-success`,
    cancel_url: `${origin}/checkout-cancel`,
    selection: {
      version: 1,
      wizard: 'planner',
      platform: 'full',
      solutions: ['solution:customers', 'solution:marketing'],
      dashboards: [],
      path: 'hybrid',
    },
    brief: {
      version: 1,
      about: { industry: 'retail', goals: ['brand', 'customers'], budget: 5000 },
      wishes: { notes: 'We open in March.', keywords: [], systems: [], dashboards: [] },
      topic: null,
    },
  }));

test.each([{ platform: null }, { path: null }])('with %j there is nothing to buy', (open) =>
  expect(orderRequest(catalogue, plannerRules(catalogue), { ...answers, ...open }, origin)).toBeNull(),
);

test('long notes of the visitor are shortened, never the facts', () => {
  const notes =
    orderRequest(catalogue, plannerRules(catalogue), { ...answers, additionalNotes: 'x'.repeat(limits.notes) }, origin)
      ?.notes ?? '';
  expect(notes.length).toBeLessThanOrEqual(limits.notes);
  expect(notes).toMatch(/x…\nPath: Hybrid Approach\n/);
});
