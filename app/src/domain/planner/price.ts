import { dashboards } from '../catalogue/dashboards.ts';
import { type PathId, paths } from '../catalogue/paths.ts';
import { platforms } from '../catalogue/platforms.ts';
import { solutions } from '../catalogue/solutions.ts';
import { formatEuro } from '../money.ts';
import { addUp, type DueNow, dueNow, type Price, type PriceLine } from '../pricing/price.ts';
import type { Plan } from './budget.ts';

const customFrom = 4000;
const depositPercent = 30;

/** The list total T of a plan: the solutions count in full here, before the 20% that the budget takes off. */
export function listPrice(plan: Plan): Price {
  const charge = (id: string, label: string, amount: number, rule: string, step: string): PriceLine => ({
    id,
    label,
    amount,
    rule,
    kind: 'charge',
    step,
  });
  return addUp([
    ...(plan.platform === null
      ? []
      : [
          charge(
            'platform',
            `Platform, ${platforms[plan.platform].title}`,
            platforms[plan.platform].price,
            `Within ${platforms[plan.platform].priceRange}`,
            'platform',
          ),
        ]),
    ...plan.solutions.map((id) =>
      charge(id, solutions[id].title, solutions[id].price, 'Industry solution, list price', 'solutions'),
    ),
    ...plan.dashboards.map((id) =>
      charge(id, dashboards[id].title, dashboards[id].price, 'Universal dashboard', 'dashboards'),
    ),
  ]);
}

/** Says what the paths count from: "List total €2,300, before the 20% solution discount". */
export function listTotalNote(plan: Plan): string {
  const total = `List total ${formatEuro(listPrice(plan).total)}`;
  return plan.solutions.length === 0 ? total : `${total}, before the 20% solution discount`;
}

/** The bill of a plan on one path, in whole euro. */
export function pricePath(plan: Plan, path: PathId): Price {
  const list = listPrice(plan);
  const { title, percent } = paths[path];
  if (percent === 100) return list;
  const line: PriceLine = {
    id: 'path',
    label: title,
    amount: Math.round((list.total * percent) / 100) - list.total,
    rule: `${percent}% of the list total`,
    kind: 'discount',
    step: 'path',
  };
  return addUp([...list.lines, line]);
}

/** The client: "Deposit: 30% of price", on every path. */
export function pathDeposit(total: number): DueNow {
  return dueNow(total, depositPercent, `${depositPercent}% of the price`);
}

/** The client: "Custom Development when T exceeds 4000, otherwise Template Solution." */
export function recommendedPath(plan: Plan): { id: PathId; reason: string } {
  const { total } = listPrice(plan);
  const limit = formatEuro(customFrom);
  return total > customFrom
    ? { id: 'custom', reason: `Your list total is over ${limit}` }
    : { id: 'template', reason: `Your list total is ${limit} or less` };
}
