import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogue } from '../../domain/catalogue/given.ts';
import { solutionIds } from '../../domain/catalogue/ids.ts';
import { plannerFlow } from './rules/questions.ts';
import { DashboardsStep, SolutionsStep } from './ToolSteps';

test('each solution shows its discounted price and the list price that paths start from', () => {
  render(<SolutionsStep answers={{ ...plannerFlow(catalogue).blank, goals: ['brand'] }} onAnswer={() => {}} />);
  expect(screen.getAllByText('€1,200')).toHaveLength(solutionIds.length);
  expect(screen.getAllByText('List price €1,500')).toHaveLength(solutionIds.length);
  expect(screen.getAllByText('20% discount')).toHaveLength(solutionIds.length);
  expect(screen.getAllByText('For Build Brand Identity')).not.toHaveLength(0);
});

test('the badge of a card names the goal that it serves, or counts several', () => {
  render(
    <DashboardsStep
      answers={{ ...plannerFlow(catalogue).blank, goals: ['fees', 'insights', 'customers'] }}
      onAnswer={() => {}}
    />,
  );
  expect(screen.getByText('For 2 of your goals')).toBeVisible();
  expect(screen.getByText('For Own Customer Relationships')).toBeVisible();
  expect(screen.getByText('For Data-Driven Decisions')).toBeVisible();
});
