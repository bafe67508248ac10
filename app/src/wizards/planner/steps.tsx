import type { ReactNode } from 'react';
import { catalogue } from '../../domain/catalogue/given.ts';
import type { StepView, StepViews } from '../kit/definition.ts';
import type { StepProps } from '../kit/stepProps.ts';
import { IndustryCards } from '../kit/steps/IndustryCards';
import { useLazyModule } from '../kit/useLazyModule';
import { BudgetHead } from './Budget';
import { PlatformStep } from './PlatformStep';
import * as css from './planner.css';
import { overBudget, spent } from './rules/budget.ts';
import type { PlannerAnswers, PlannerStepId } from './rules/questions.ts';
import { DashboardsStep, SolutionsStep } from './ToolSteps';
import { plannerQuestions, reviewAndProceed, setBudget } from './words.ts';

const { industries } = catalogue;

function solutionsTitle({ industry }: PlannerAnswers): string {
  const whose = industry === null || industry === 'other' ? 'your business' : industries[industry].name;
  return `${plannerQuestions.solutions.title}: ${whose}`;
}

const view = (id: PlannerStepId, body: ReactNode): StepView => ({ ...plannerQuestions[id], body });

/** A step with prices: it shows the budget, and Continue is disabled while the plan exceeds it. */
function spendingView(id: PlannerStepId, step: StepProps<PlannerAnswers>, body: ReactNode): StepView {
  const { budget } = step.answers;
  const over = budget === null ? null : overBudget(spent(catalogue, step.answers), budget);
  return {
    ...view(
      id,
      <>
        <BudgetHead {...step} />
        {body}
      </>,
    ),
    missing: over ?? plannerQuestions[id].missing,
  };
}

const loadGoals = () => import('./GoalsStep');

/** Once an industry is chosen, loads the next step, with its slider. */
function IndustryStep({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  useLazyModule(loadGoals, '', answers.industry === null ? 'later' : 'idle');
  return <IndustryCards chosen={answers.industry} onChoose={(industry) => onAnswer({ industry })} />;
}

function GoalsStep(step: StepProps<PlannerAnswers>) {
  const { module, placeholder } = useLazyModule(loadGoals, css.goals);
  return module ? <module.GoalsStep {...step} /> : placeholder;
}

/** The views of the steps. */
export const plannerSteps: StepViews<PlannerAnswers, PlannerStepId> = {
  industry: (step) => view('industry', <IndustryStep {...step} />),
  goals: (step) => ({
    ...view('goals', <GoalsStep {...step} />),
    ...(step.answers.goals.length > 0 ? { missing: setBudget } : {}),
  }),
  platform: (step) => ({
    ...spendingView('platform', step, <PlatformStep {...step} />),
    nextLabel: reviewAndProceed,
  }),
  solutions: (step) => ({
    ...spendingView('solutions', step, <SolutionsStep {...step} />),
    title: solutionsTitle(step.answers),
  }),
  dashboards: (step) => spendingView('dashboards', step, <DashboardsStep {...step} />),
  path: ({ review, lead }) => ({ ...view('path', review), lead: lead ?? <div className={css.lead} /> }),
};
