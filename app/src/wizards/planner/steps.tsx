import type { ReactNode } from 'react';
import { industries } from '../../domain/catalogue/industries.ts';
import { IndustryCards } from '../kit/steps/IndustryCards';
import type { StepView } from '../kit/WizardPage';
import { BudgetHead } from './Budget';
import { GoalsStep } from './GoalsStep';
import { PlatformStep } from './PlatformStep';
import { overBudget, spent } from './rules/budget.ts';
import type { PlannerAnswers, PlannerStepId } from './rules/flow.ts';
import { DashboardsStep, SolutionsStep } from './ToolSteps';
import { questions, reviewAndProceed, setBudget } from './words.ts';

function solutionsTitle({ industry }: PlannerAnswers): string {
  const whose = industry === null || industry === 'other' ? 'your business' : industries[industry].name;
  return `${questions.solutions.title}: ${whose}`;
}

/** Each step of the planner as it is seen. A step without a view does not compile. */
export function plannerSteps(
  answers: PlannerAnswers,
  onAnswer: (change: Partial<PlannerAnswers>) => void,
  review: ReactNode,
): Record<PlannerStepId, () => StepView> {
  const step = { answers, onAnswer };
  const over = answers.budget === null ? null : overBudget(spent(answers), answers.budget);
  const view = (id: PlannerStepId, body: ReactNode): StepView => ({ ...questions[id], body });
  // The steps that spend all wait for the same thing.
  const spending = (id: PlannerStepId, body: ReactNode): StepView => ({
    ...view(
      id,
      <>
        <BudgetHead {...step} />
        {body}
      </>,
    ),
    missing: over ?? questions[id].missing,
  });
  return {
    industry: () =>
      view('industry', <IndustryCards chosen={answers.industry} onChoose={(industry) => onAnswer({ industry })} />),
    goals: () => ({
      ...view('goals', <GoalsStep {...step} />),
      ...(answers.goals.length > 0 ? { missing: setBudget } : {}),
    }),
    platform: () => ({ ...spending('platform', <PlatformStep {...step} />), nextLabel: reviewAndProceed }),
    solutions: () => ({ ...spending('solutions', <SolutionsStep {...step} />), title: solutionsTitle(answers) }),
    dashboards: () => spending('dashboards', <DashboardsStep {...step} />),
    path: () => view('path', review),
  };
}
