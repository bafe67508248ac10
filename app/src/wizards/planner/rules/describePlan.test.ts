import { expect, test } from 'vitest';
import { describePlan } from './describePlan.ts';
import { planFromText } from './planLink.ts';

test.each([
  ['full', ['Full System platform']],
  ['full.hybrid', ['Full System platform', 'Hybrid Approach, €1,280']],
  [
    'full.solution:financial.dashboard:financial.custom',
    [
      'Full System platform',
      'Financial Management solution',
      'Financial Management dashboard',
      'Custom Development, €4,450',
    ],
  ],
])('%s is %j', (text, lines) => {
  const plan = planFromText(text);
  expect(plan && describePlan(plan)).toEqual(lines);
});
