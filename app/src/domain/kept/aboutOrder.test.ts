import { describe, expect, test } from 'vitest';
import { configuratorRequest } from '../configurator/checkout.ts';
import { configuratorFlow } from '../configurator.ts';
import type { CheckoutRequest } from '../contract/checkout.ts';
import { plannerRequest } from '../planner/checkout.ts';
import { plannerFlow } from '../planner.ts';
import { quoteRequest } from '../quote/checkout.ts';
import { quoteFlow } from '../quote.ts';
import { aboutNothing } from './about.ts';
import { aboutOrder } from './aboutOrder.ts';

const origin = 'https://agency.example';
const typed = { additionalNotes: 'Hello\nIndustry: Retail\nBudget: €700', name: 'Ann', email: 'ann@example.ie' };
const found = (request: CheckoutRequest | null) => request && aboutOrder(request);

describe('what was asked beside the price is found in the words of an order', () => {
  test('of a quick quote', () => {
    const website = { solutionType: 'website', selectedTier: 'full' } as const;
    const answers = { ...quoteFlow.blank, ...typed, ...website, selectedIndustry: 'property' } as const;
    expect(found(quoteRequest({ ...answers, selectedGoals: ['insights', 'fees'] }, origin))).toEqual({
      industry: 'property',
      goals: ['fees', 'insights'],
      budget: null,
    });
    expect(found(quoteRequest({ ...answers, selectedIndustry: null }, origin))).toEqual(aboutNothing);
  });

  test('of a configuration', () => {
    const services = { services: ['ad-campaigns'], campaign: 'growth' } as const;
    const answers = { ...configuratorFlow.blank, ...typed, ...services, industry: 'other' } as const;
    expect(found(configuratorRequest(answers, origin))).toEqual({ ...aboutNothing, industry: 'other' });
  });

  test('of a plan', () => {
    const about = { industry: 'hospitality', goals: ['scale', 'customers'], budget: 12_500 } as const;
    const plan = { platform: 'full', solutions: ['solution:financial'], path: 'template' } as const;
    expect(found(plannerRequest({ ...plannerFlow.blank, ...typed, ...plan, ...about }, origin))).toEqual(about);
  });
});

test.each(['', 'Budget: €100', 'Budget: €200,000', 'Budget: a lot', 'Budget: €', 'Industry: Golden'])(
  'words that name nothing of ours, as “%s”, leave it open',
  (notes) => expect(aboutOrder({ targetAudience: 'Golden business focused on gold', notes })).toEqual(aboutNothing),
);
