import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { solutionIds } from '../../domain/catalogue/solutions.ts';
import { plannerFlow } from './rules/flow.ts';
import { SolutionsStep } from './ToolSteps';

test('each solution shows its discounted price and the list price that paths start from', () => {
  render(<SolutionsStep answers={{ ...plannerFlow.blank, goals: ['brand'] }} onAnswer={() => {}} />);
  expect(screen.getAllByText('€1,200')).toHaveLength(solutionIds.length);
  expect(screen.getAllByText('List price €1,500: step 6 prices your path from it')).toHaveLength(solutionIds.length);
  expect(screen.getAllByText('For Build Brand Identity')).not.toHaveLength(0);
});
