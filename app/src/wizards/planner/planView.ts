import { beginsWithConsultation } from '../../domain/catalogue/consultation.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import type { PathId } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { consultationDue, consultationTitle } from '../../domain/pricing/consultation.ts';
import type { Bill } from '../../domain/pricing/price.ts';
import { type SummaryView, summaryView } from '../kit/summaryView.ts';
import { overBudgetWords, planCostRange } from './rules/budget.ts';
import { listPrice, pathDeposit, spending } from './rules/price.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { lastStep } from './words.ts';

const { solutionDiscountPercent } = catalogue;

/**
 * The summary while the visitor builds the plan. If the list total is higher, it is shown too, because the last step's
 * prices start from it. `onChange` goes to the step where a line was chosen.
 */
export function spendingView(answers: PlannerAnswers, onChange: (step: string) => void): SummaryView {
  const price = spending(catalogue, answers);
  const { budget } = answers;
  const { lines, total, glance } = summaryView(
    price,
    pathDeposit(catalogue, 0),
    onChange,
    planCostRange(catalogue).least,
  );
  const over = budget === null ? null : overBudgetWords(price.total, budget);
  const list = listPrice(catalogue, answers).total;
  const left = formatEuro(Math.abs((budget ?? 0) - price.total));
  const glanceNote = () => {
    if (budget === null) return 'No budget set yet';
    return lines.length === 0 ? `Your budget ${formatEuro(budget)}` : `${left} ${over ? 'over' : 'left'}`;
  };
  return {
    lines,
    ...(lines.length === 0 && budget === null
      ? { totalLabel: 'Plans', total }
      : { totalLabel: 'Spent so far', total: formatEuro(price.total) }),
    due:
      budget === null
        ? undefined
        : { label: over ? 'Over budget' : 'Remaining', amount: left, rule: `Of your budget of ${formatEuro(budget)}` },
    later:
      list === price.total
        ? undefined
        : {
            label: 'List total',
            amount: formatEuro(list),
            rule: `Before the ${solutionDiscountPercent}% solution discount. Your path is priced from it in ${lastStep}`,
          },
    glance: {
      ...glance,
      note: glanceNote(),
    },
  };
}

/**
 * The summary of the bill on the chosen path, or of the list total while none is chosen. On a path that begins with the
 * consultation, its fee is due today, and the deposit once the work is ordered.
 */
export function pathView(
  path: PathId | null,
  { price, due: deposit }: Bill,
  onChange: (step: string) => void,
): SummaryView {
  const view = summaryView(price, deposit, onChange, planCostRange(catalogue).least);
  if (path === null) return { ...view, totalLabel: 'List total', due: undefined, later: undefined };
  // The path is chosen on this step, so it needs no Change button.
  const lines = view.lines.map(({ edit, ...line }) => (line.id === 'path' ? line : { ...line, edit }));
  const bill = { ...view, lines, totalLabel: 'Total' };
  if (!beginsWithConsultation(path)) return bill;
  const fee = consultationDue(catalogue);
  return {
    ...bill,
    due: {
      label: 'Consultation, due today',
      amount: formatEuro(fee.amount),
      rule: `${fee.rule}: ${consultationTitle}`,
      explanation: fee.why,
    },
    later: {
      label: 'Deposit, once you order',
      amount: formatEuro(deposit.amount),
      rule: deposit.rule,
      explanation: deposit.why,
      explanationLabel: 'Why this deposit?',
    },
  };
}
