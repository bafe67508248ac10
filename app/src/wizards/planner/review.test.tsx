import { expect, test } from 'vitest';
import { answersAtReview } from '../../testing/answersAtReview';
import { planner } from './definition';
import { completePlan } from './testing.ts';

test('the last step repeats budget, goals and industry', async () => {
  expect(await answersAtReview(planner, completePlan)).toMatchObject({
    Budget: '€5,000',
    Goals: 'Build Brand Identity, Own Customer Relationships',
    Industry: 'Retail',
  });
});
