import type { ReactNode } from 'react';
import { catalogue } from '../../domain/catalogue/given.ts';
import type { StepView, StepViews } from '../kit/definition.ts';
import type { StepProps } from '../kit/stepProps.ts';
import { IndustryCards } from '../kit/steps/IndustryCards';
import { useLazyModule } from '../kit/useLazyModule';
import type { laterSteps } from './laterSteps';
import * as css from './planner.css';
import { overBudgetWords, planCost } from './rules/budget.ts';
import type { PlannerAnswers, PlannerStepId } from './rules/questions.ts';
import { plannerQuestions, reviewAndProceed, setBudget } from './words.ts';

const { industries } = catalogue;

function solutionsTitle({ industry }: PlannerAnswers): string {
  const whose = industry === null || industry === 'other' ? 'your business' : industries[industry].name;
  return `${plannerQuestions.solutions.title}: ${whose}`;
}

const view = (id: PlannerStepId, body: ReactNode): StepView => ({ ...plannerQuestions[id], body });

/** A step with prices: it shows the budget, and Continue is disabled while the plan exceeds it. */
function spendingView(id: 'platform' | 'solutions' | 'dashboards', step: StepProps<PlannerAnswers>): StepView {
  const { budget } = step.answers;
  const over = budget === null ? null : overBudgetWords(planCost(catalogue, step.answers), budget);
  return {
    ...view(id, <LaterStep of={id} {...step} />),
    missing: over ?? plannerQuestions[id].missing,
  };
}

const loadLater = () => import('./laterSteps');

/** Once an industry is chosen, loads the next steps. */
function IndustryStep({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  useLazyModule(loadLater, '', answers.industry === null ? 'later' : 'idle');
  return <IndustryCards chosen={answers.industry} onChoose={(industry) => onAnswer({ industry })} />;
}

function LaterStep({ of, ...step }: StepProps<PlannerAnswers> & { of: keyof typeof laterSteps }) {
  const { module, placeholder } = useLazyModule(loadLater, css.goals);
  if (!module) return placeholder;
  const Step = module.laterSteps[of];
  return <Step {...step} />;
}

/** The views of the steps. */
export const plannerSteps: StepViews<PlannerAnswers, PlannerStepId> = {
  industry: (step) => view('industry', <IndustryStep {...step} />),
  goals: (step) => ({
    ...view('goals', <LaterStep of="goals" {...step} />),
    ...(step.answers.goals.length > 0 ? { missing: setBudget } : {}),
  }),
  platform: (step) => ({
    ...spendingView('platform', step),
    nextLabel: reviewAndProceed,
  }),
  solutions: (step) => ({
    ...spendingView('solutions', step),
    title: solutionsTitle(step.answers),
  }),
  dashboards: (step) => spendingView('dashboards', step),
  path: ({ review, lead }) => ({ ...view('path', review), lead: lead ?? <div className={css.lead} /> }),
};
