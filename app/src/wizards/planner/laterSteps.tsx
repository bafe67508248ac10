import type { ComponentType } from 'react';
import type { StepProps } from '../kit/stepProps.ts';
import { BudgetHead } from './Budget';
import { GoalsStep } from './GoalsStep';
import { PlatformStep } from './PlatformStep';
import type { PlannerAnswers } from './rules/questions.ts';
import { DashboardsStep, SolutionsStep } from './ToolSteps';

type Step = StepProps<PlannerAnswers>;

/** A step with prices, below the budget. */
const spending = (Body: ComponentType<Step>) => (step: Step) => (
  <>
    <BudgetHead {...step} />
    <Body {...step} />
  </>
);

/** The steps between the industry and the path: loaded once an industry is chosen. */
export const laterSteps = {
  goals: GoalsStep,
  platform: spending(PlatformStep),
  solutions: spending(SolutionsStep),
  dashboards: spending(DashboardsStep),
};
