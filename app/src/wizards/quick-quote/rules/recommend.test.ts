import { expect, test } from 'vitest';
import { catalogue } from '../../../domain/catalogue/given.ts';
import type { GoalId, IndustryId } from '../../../domain/catalogue/ids.ts';
import { quoteOf } from '../testing.ts';
import type { QuickQuoteAnswers } from './questions.ts';
import { recommendedSystem, recommendedTier } from './recommend.ts';

const website = (answers: Partial<QuickQuoteAnswers>) => quoteOf({ solutionType: 'website', ...answers });

test.each<[IndustryId | null, GoalId[], string, string]>([
  [null, [], 'trinity-core', ''],
  ['restaurant', [], 'trinity-core', 'Because you chose Restaurant'],
  ['retail', [], 'trinity-plus', 'Because you chose Retail'],
  ['restaurant', ['scale'], 'trinity-plus', 'Because you chose Scale Your Business'],
  ['restaurant', ['fees'], 'trinity-core', 'Because you chose Restaurant'],
])('industry %s with goals %j: %s', (selectedIndustry, selectedGoals, id, reason) =>
  expect(recommendedSystem(catalogue, website({ selectedIndustry, selectedGoals }))).toEqual({ id, reason }),
);

test.each<[GoalId[], string, string]>([
  [[], 'foundation', ''],
  [['brand'], 'foundation', 'Because you chose Build Brand Identity'],
  [['scale'], 'full', 'Multi-location support is in Premium'],
  [['fees'], 'foundation', 'Complete ordering system is in Full System'],
  [['fees', 'brand'], 'full', 'Because you chose 2 goals'],
  [['automation', 'fees', 'scale'], 'full', 'Because you chose 3 goals. Multi-location support is in Premium'],
  [['automation', 'insights'], 'premium', 'Because you chose Automate Operations and Data-Driven Decisions'],
  [['automation', 'fees', 'insights'], 'premium', 'Because you chose Automate Operations and Data-Driven Decisions'],
])('goals %j: tier %s', (selectedGoals, id, reason) =>
  expect(recommendedTier(catalogue, website({ selectedGoals }))).toEqual({ id, reason }),
);
