import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { catalogue } from '../../domain/catalogue/given.ts';
import { GoalsStep } from './GoalsStep';
import { type PlannerAnswers, plannerFlow } from './rules/questions.ts';

const budgets: (number | null)[] = [];

function Step() {
  const [answers, setAnswers] = useState<PlannerAnswers>(plannerFlow(catalogue).blank);
  budgets.push(answers.budget);
  return <GoalsStep answers={answers} onAnswer={(change) => setAnswers((now) => ({ ...now, ...change }))} />;
}

test('a typed budget applies at once, to the euro, and never exceeds what was typed', async () => {
  render(<Step />);
  const field = screen.getByRole('spinbutton', { name: /Amount in euro/ });
  await userEvent.type(field, '760');
  expect(budgets).toEqual([null, 760]);
  await userEvent.clear(field);
  await userEvent.type(field, '300');
  await userEvent.tab();
  expect(budgets.at(-1)).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('You entered €300.');
  await userEvent.type(field, '100001');
  await userEvent.tab();
  expect(budgets.at(-1)).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('You entered €100,001. The limit is €100,000.');
});
