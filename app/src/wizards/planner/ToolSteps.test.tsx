import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { catalogue } from '../../domain/catalogue/given.ts';
import { dashboardIds, solutionIds } from '../../domain/catalogue/ids.ts';
import { PlatformStep } from './PlatformStep';
import { type PlannerAnswers, plannerFlow } from './rules/questions.ts';
import { DashboardsStep, SolutionsStep } from './ToolSteps';
import { plannerQuestions } from './words.ts';

type Step = ComponentType<{ answers: PlannerAnswers; onAnswer: (change: Partial<PlannerAnswers>) => void }>;

/** Opens a step, which is answered as in the planner. @returns a spy on the answers */
function open(Step: Step, given: Partial<PlannerAnswers>) {
  const onAnswer = vi.fn();
  function Planner() {
    const [answers, setAnswers] = useState({ ...plannerFlow(catalogue).blank, ...given });
    onAnswer.mockImplementation((change: Partial<PlannerAnswers>) => setAnswers({ ...answers, ...change }));
    return <Step answers={answers} onAnswer={onAnswer} />;
  }
  render(<Planner />);
  return onAnswer;
}

test('each solution shows its discounted price and the list price that paths start from', () => {
  open(SolutionsStep, { goals: ['brand'] });
  expect(screen.getAllByText('€1,200')).toHaveLength(solutionIds.length);
  expect(screen.getAllByText('List price €1,500')).toHaveLength(solutionIds.length);
  expect(screen.getAllByText('20% discount')).toHaveLength(solutionIds.length);
  expect(screen.getAllByText('Your goal: Build Brand Identity')).not.toHaveLength(0);
});

test('the badge of a card names the goal that it serves, or counts several', () => {
  open(DashboardsStep, { goals: ['fees', 'insights', 'customers'] });
  expect(screen.getByText('2 of your goals')).toBeVisible();
  expect(screen.getByText('Your goal: Own Customer Relationships')).toBeVisible();
  expect(screen.getByText('Your goal: Data-Driven Decisions')).toBeVisible();
  expect(screen.getByText(/HR: human resources.*P&L: profit and loss/)).toBeVisible();
});

test('a card that doesn’t fit says what would make it fit, and one press makes the budget large enough', async () => {
  const onAnswer = open(SolutionsStep, { budget: 3500, solutions: ['solution:financial'], platform: 'full' });
  expect(screen.getByRole('checkbox', { name: /^Inventory Management/ })).toHaveAccessibleDescription(
    /Budget Exceeded Needs €500 more/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Set my budget to €4,000' }));
  expect(onAnswer).toHaveBeenCalledWith({ budget: 4000 });
});

test('where nothing fits and nothing is chosen, one sentence stands for the cards', () => {
  open(DashboardsStep, { budget: 2300, platform: 'full' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('heading', { name: /^Nothing here fits the €700 that’s left/ })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(dashboardIds.length);
  expect(screen.getByRole('button', { name: 'Set my budget to €2,950' })).toBeVisible();
  expect(screen.getByText(/HR: human resources/)).toBeVisible();
  expect(screen.queryByText(/P&L: profit/)).toBeNull();
});

test('what would make another one fit comes below the card that was just chosen, which doesn’t move', async () => {
  open(DashboardsStep, { budget: 2300, platform: 'full' });
  const raise = { name: /^Set my budget to/ };
  await userEvent.click(screen.getByRole('button', raise));
  const [first] = screen.getAllByRole('checkbox');
  await userEvent.click(first as HTMLElement);
  expect(first?.compareDocumentPosition(screen.getByRole('button', raise))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('where no platform fits, a sentence says by how much before one is chosen, and one press sets the budget', async () => {
  const onAnswer = open(PlatformStep, { goals: ['brand'], budget: 500 });
  expect(screen.getByRole('heading', { name: /^Your budget is €300 short of the smallest platform/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Set my budget to €800' }));
  expect(onAnswer).toHaveBeenCalledWith({ budget: 800 });
});

test('where no platform fits, the larger budget is offered once, and the focus stays when it is taken', async () => {
  open(PlatformStep, { goals: ['brand'], budget: 500 });
  await userEvent.click(screen.getByRole('button', { name: 'Fit my budget' }));
  expect(await screen.findByText(/^Nothing for your goals fits/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Set my budget to €800' }));
  expect(screen.getByRole('group', { name: plannerQuestions.platform.title })).toHaveFocus();
  expect(document.querySelector('p:empty')).toBeNull();
});
