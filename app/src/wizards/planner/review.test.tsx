import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answersAtReview } from '../../testing/answersAtReview';
import { planner } from './definition';
import { completePlan } from './testing.ts';

test('the last step repeats budget, goals and industry, and says when the plan is delivered', async () => {
  expect(await answersAtReview(planner, completePlan)).toMatchObject({
    Budget: '€5,000',
    Goals: 'Build Brand Identity, Own Customer Relationships',
    Industry: 'Retail',
  });
  expect(await screen.findByText('Date agreed with you')).toBeVisible();
});

test('the last step measures the list total against the budget, then the chosen path', async () => {
  await answersAtReview(planner, { ...completePlan, budget: 4000, path: null });
  expect(screen.getByRole('meter', { name: 'List total' })).toHaveAttribute('aria-valuetext', '€4,600 of €4,000');
  const template = screen.getByRole('radio', { name: /^Template Solution/ });
  expect(template).toHaveAccessibleDescription(
    /^€2,760 60% of your list total.* Deposit today, 30% €828 Later €1,932$/,
  );
  expect(screen.getByRole('radio', { name: /^Custom Development/ })).toHaveAccessibleDescription(
    / Consultation today €83 Deposit later, 30% €1,380 /,
  );
  await userEvent.setup().click(template);
  expect(screen.getByRole('meter', { name: 'Your path' })).toHaveAttribute('aria-valuetext', '€2,760 of €4,000');
});

test('before a path is chosen, the button of the last step leads to the first path', async () => {
  await answersAtReview(planner, { ...completePlan, path: null });
  const user = userEvent.setup();
  const next = screen.getByRole('button', { name: 'Continue' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(screen.getByRole('radio', { name: /^Template Solution/ })).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Get Template Solution' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});
