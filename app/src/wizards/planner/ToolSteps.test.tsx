import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { catalogue } from '../../domain/catalogue/given.ts';
import { dashboardIds, solutionIds } from '../../domain/catalogue/ids.ts';
import { PlatformStep } from './PlatformStep';
import { type PlannerAnswers, plannerFlow } from './rules/questions.ts';
import { DashboardsStep, SolutionsStep } from './ToolSteps';
import { plannerQuestions } from './words.ts';

test('each solution shows its discounted price and the list price that paths start from', () => {
  render(<SolutionsStep answers={{ ...plannerFlow(catalogue).blank, goals: ['brand'] }} onAnswer={() => {}} />);
  expect(screen.getAllByText('€1,200')).toHaveLength(solutionIds.length);
  expect(screen.getAllByText('List price €1,500')).toHaveLength(solutionIds.length);
  expect(screen.getAllByText('20% discount')).toHaveLength(solutionIds.length);
  expect(screen.getAllByText('Your goal: Build Brand Identity')).not.toHaveLength(0);
});

test('the badge of a card names the goal that it serves, or counts several', () => {
  render(
    <DashboardsStep
      answers={{ ...plannerFlow(catalogue).blank, goals: ['fees', 'insights', 'customers'] }}
      onAnswer={() => {}}
    />,
  );
  expect(screen.getByText('2 of your goals')).toBeVisible();
  expect(screen.getByText('Your goal: Own Customer Relationships')).toBeVisible();
  expect(screen.getByText('Your goal: Data-Driven Decisions')).toBeVisible();
  expect(screen.getByText(/HR: human resources.*P&L: profit and loss/)).toBeVisible();
});

test('a card that doesn’t fit says what would make it fit, and one press makes the budget large enough', async () => {
  const answers = {
    ...plannerFlow(catalogue).blank,
    budget: 3500,
    solutions: ['solution:financial'] as const,
    platform: 'full' as const,
  };
  const onAnswer = vi.fn();
  render(<SolutionsStep answers={answers} onAnswer={onAnswer} />);
  expect(screen.getByRole('checkbox', { name: /^Inventory Management/ })).toHaveAccessibleDescription(
    /Budget Exceeded Needs €500 more/,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Set my budget to €4,000' }));
  expect(onAnswer).toHaveBeenCalledWith({ budget: 4000 });
});

test('where nothing fits and nothing is chosen, one sentence stands for the cards', () => {
  render(
    <DashboardsStep
      answers={{ ...plannerFlow(catalogue).blank, budget: 2300, platform: 'full' }}
      onAnswer={() => {}}
    />,
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('heading', { name: /^Nothing here fits the €700 that’s left/ })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(dashboardIds.length);
  expect(screen.getByRole('button', { name: 'Set my budget to €2,950' })).toBeVisible();
  expect(screen.getByText(/HR: human resources/)).toBeVisible();
  expect(screen.queryByText(/P&L: profit/)).toBeNull();
});

function Dashboards() {
  const [answers, setAnswers] = useState<PlannerAnswers>({
    ...plannerFlow(catalogue).blank,
    budget: 2300,
    platform: 'full',
  });
  return <DashboardsStep answers={answers} onAnswer={(change) => setAnswers({ ...answers, ...change })} />;
}

test('what would make another one fit comes below the card that was just chosen, which doesn’t move', async () => {
  render(<Dashboards />);
  const raise = { name: /^Set my budget to/ };
  await userEvent.click(screen.getByRole('button', raise));
  const [first] = screen.getAllByRole('checkbox');
  await userEvent.click(first as HTMLElement);
  expect(first?.compareDocumentPosition(screen.getByRole('button', raise))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

function NoPlatform() {
  const [answers, setAnswers] = useState<PlannerAnswers>({
    ...plannerFlow(catalogue).blank,
    goals: ['brand'],
    budget: 500,
  });
  return <PlatformStep answers={answers} onAnswer={(change) => setAnswers({ ...answers, ...change })} />;
}

test('where no platform fits, a sentence says by how much before one is chosen, and one press sets the budget', async () => {
  const onAnswer = vi.fn();
  render(
    <PlatformStep answers={{ ...plannerFlow(catalogue).blank, goals: ['brand'], budget: 500 }} onAnswer={onAnswer} />,
  );
  expect(screen.getByRole('heading', { name: /^Your budget is €300 short of the smallest platform/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Set my budget to €800' }));
  expect(onAnswer).toHaveBeenCalledWith({ budget: 800 });
});

test('where no platform fits, the larger budget is offered once, and the focus stays when it is taken', async () => {
  const { container } = render(<NoPlatform />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Fit my budget' }));
  expect(await screen.findByText(/^Nothing for your goals fits/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set my budget to €800' }));
  expect(screen.getByRole('group', { name: plannerQuestions.platform.title })).toHaveFocus();
  expect(container.querySelector('p:empty')).toBeNull();
});
