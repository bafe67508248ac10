import { type Instalment, type PlanProblem, planProblem, smallestCharge } from '../../../src/domain/balance.ts';
import { formatCents } from '../../../src/domain/money.ts';
import type { OrderRow } from '../../orders/table.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { isBalancePayable } from '../balance/requests.ts';

/** @throws HttpError when the balance can't be requested in this way */
export function requirePlan(order: OrderRow, due: number, plan: readonly Instalment[], today: string): void {
  if (!isBalancePayable(order)) {
    throw conflict('not-payable', 'The payments of this order don’t allow it: settle them first.');
  }
  if (due < smallestCharge) throw conflict('nothing-due', 'Nothing is due for this order.');
  const problem = planProblem(plan, due, today);
  if (problem === 'not-what-is-due') throw conflict(problem, problemTexts[problem](due));
  if (problem) throw new HttpError(400, problem, `${problemTexts[problem](due)} Nothing was requested.`);
}

const problemTexts: Readonly<Record<PlanProblem, (due: number) => string>> = {
  'not-what-is-due': (due) => `The parts don’t add up to the ${formatCents(due)} that is due.`,
  'too-small': () => `Each part must be at least ${formatCents(smallestCharge)}.`,
  'no-such-day': () => 'One of the days doesn’t exist.',
  'in-past': () => 'A day is in the past.',
  'day-missing': () => 'Each part needs a day.',
  'not-in-order': () => 'Each part must be due after the one before.',
};

/** Why nothing was requested. */
export const conflict = (code: string, message: string) =>
  new HttpError(409, code, `${message} Nothing was requested.`);
