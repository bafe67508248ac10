import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answersAtReview } from '../../testing/tool';
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
  expect(template).toHaveAccessibleDescription(/^€2,760 60% of your list total Today €828 deposit, 30% Later €1,932$/);
  expect(screen.getByRole('radio', { name: /^Custom Development/ })).toHaveAccessibleDescription(
    /€4,600 100% of your list total €600 over your budget Today €83 consultation Later €1,380 deposit, 30%, then €3,220$/,
  );
  await userEvent.setup().click(template);
  expect(screen.getByRole('meter', { name: 'Your path' })).toHaveAttribute('aria-valuetext', '€2,760 of €4,000');
});

test('the paths are one table, in which a subscription says that it is paid once', async () => {
  await answersAtReview(planner, { ...completePlan, path: null });
  const table = screen.getByRole('table', { name: 'What each path is and costs' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Path',
    'What you get',
    'How it’s made',
    'How long',
    'Price',
    'Today',
    'Later',
  ]);
  for (const row of within(table).getAllByRole('row').slice(1))
    expect(within(row).getAllByRole('cell')).toHaveLength(heads.length - 1);
  const subscription = within(table).getByRole('radio', { name: /^Subscription Model/ });
  expect(subscription.closest('tr')).toHaveTextContent('Paid once, not every month');
});

test('before a path is chosen, the button of the last step leads to the first path', async () => {
  await answersAtReview(planner, { ...completePlan, path: null });
  const user = userEvent.setup();
  const next = screen.getByRole('button', { name: 'Choose a path' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(screen.getByRole('radio', { name: /^Template Solution/ })).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Get Template Solution' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose a path' })).toBeNull();
});
