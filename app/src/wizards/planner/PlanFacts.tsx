import { BudgetBar } from '@agency-site/ui/BudgetBar';
import '@agency-site/ui/BudgetBar.css';
import { formatEuro } from '../../domain/money.ts';
import { DescriptionList } from '../../shell/DescriptionList';
import type { AnsweredProps } from '../kit/review/reviewModule.ts';
import * as css from './planner.css';
import { budgetName } from './rules/describe.ts';
import type { PlannerAnswers } from './rules/flow.ts';
import { listTotalNote, planBill } from './rules/price.ts';
import { pathBarLabels, questions } from './words.ts';

/** The goals and industry, and the budget as a bar: what the chosen path takes of it, or the list total. */
export function PlanFacts({ answers, answered }: AnsweredProps<PlannerAnswers>) {
  const { budget, path } = answers;
  const beside = budget === null ? answered : answered.filter(({ name }) => name !== budgetName);
  return (
    <section className={css.facts} aria-label={questions.path.subtitle}>
      <DescriptionList layout="inline" items={beside} />
      {budget !== null && (
        <BudgetBar
          budget={budget}
          spent={planBill(answers).price.total}
          format={formatEuro}
          label={path === null ? pathBarLabels.list : pathBarLabels.path}
          compact
        />
      )}
      <p className={css.small}>{listTotalNote(answers)}</p>
    </section>
  );
}
