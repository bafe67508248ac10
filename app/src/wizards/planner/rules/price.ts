import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import type { DashboardId, PathId, PlatformId, SolutionId } from '../../../domain/catalogue/ids.ts';
import { formatEuro } from '../../../domain/money.ts';
import { type Delivery, deliveredAsAgreed } from '../../../domain/pricing/delivery.ts';
import { addUp, type Bill, type DueNow, dueNow, type Price, type PriceLine } from '../../../domain/pricing/price.ts';
import { tierRange } from '../../../domain/pricing/tier.ts';
import { discountedPrice, type Plan } from './budget.ts';
import type { PlannerStepId } from './questions.ts';

function charge(line: Omit<PriceLine, 'kind'> & { step: PlannerStepId }): PriceLine {
  return { ...line, kind: 'charge' };
}

function platformLine({ platforms }: Catalogue, id: PlatformId): PriceLine {
  const { title, price } = platforms[id];
  const range = tierRange(platforms[id]);
  return charge({
    id: 'platform',
    label: `Platform, ${title}`,
    amount: price,
    rule: `Within ${range}`,
    why: `A ${title} platform costs ${range}. Your plan counts it with ${formatEuro(price)}.`,
    step: 'platform',
  });
}

function solutionLine(catalogue: Catalogue, id: SolutionId): PriceLine {
  const { title, price } = catalogue.solutions[id];
  return charge({
    id,
    label: title,
    amount: price,
    rule: 'Industry solution, list price',
    why: `The list price of an industry solution is ${formatEuro(price)}. Your budget counts it ${catalogue.solutionDiscountPercent}% lower, with ${formatEuro(discountedPrice(catalogue, id))}; the price of a path starts from the list.`,
    step: 'solutions',
  });
}

function dashboardLine({ dashboards }: Catalogue, id: DashboardId): PriceLine {
  const { title, price } = dashboards[id];
  return charge({
    id,
    label: title,
    amount: price,
    rule: 'Universal dashboard',
    why: `A universal dashboard costs ${formatEuro(price)} in every industry.`,
    step: 'dashboards',
  });
}

/**
 * The list total of a plan. The client: "Total T is platform plus solutions plus dashboards, undiscounted". So
 * solutions count in full here, but with 20% off in the budget.
 */
export function listPrice(catalogue: Catalogue, plan: Plan): Price {
  return addUp([
    ...(plan.platform === null ? [] : [platformLine(catalogue, plan.platform)]),
    ...plan.solutions.map((id) => solutionLine(catalogue, id)),
    ...plan.dashboards.map((id) => dashboardLine(catalogue, id)),
  ]);
}

/** What a plan takes from the budget, line by line, with the discount on solutions. */
export function spending(catalogue: Catalogue, plan: Plan): Price {
  const { solutionDiscountPercent } = catalogue;
  const { lines } = listPrice(catalogue, plan);
  const discounted = new Map<string, number>(plan.solutions.map((id) => [id, discountedPrice(catalogue, id)]));
  return addUp(
    lines.map((line) => {
      const amount = discounted.get(line.id);
      if (amount === undefined) return line;
      const list = formatEuro(line.amount);
      return {
        ...line,
        amount,
        rule: `Industry solution, ${list} less ${solutionDiscountPercent}%`,
        why: `The list price of an industry solution is ${list}. While your budget is counted ${solutionDiscountPercent}% comes off, so it takes ${formatEuro(amount)} of it.`,
      };
    }),
  );
}

/** Explains the total that the paths start from: "List total €2,300, before the 20% solution discount". */
export function listTotalNote(catalogue: Catalogue, plan: Plan): string {
  const total = `List total ${formatEuro(listPrice(catalogue, plan).total)}`;
  return plan.solutions.length === 0
    ? total
    : `${total}, before the ${catalogue.solutionDiscountPercent}% solution discount`;
}

/** The price of a plan on one path, in whole euro. */
export function pricePath(catalogue: Catalogue, plan: Plan, path: PathId): Price {
  const list = listPrice(catalogue, plan);
  const { title, percent } = catalogue.paths[path];
  if (percent === 100) return list;
  const price = Math.round((list.total * percent) / 100);
  const line: PriceLine = {
    id: 'path',
    label: title,
    amount: price - list.total,
    rule: `${100 - percent}% off the list total`,
    why: `${title} costs ${percent}% of the list total. ${percent}% of ${formatEuro(list.total)} is ${formatEuro(price)}, so ${formatEuro(list.total - price)} comes off.`,
    kind: 'discount',
    step: 'path',
  };
  return addUp([...list.lines, line]);
}

/** The bill of a plan: on its path, or for the list total while no path is chosen. */
export function planBill(catalogue: Catalogue, plan: Plan & { path: PathId | null }): Bill {
  const price = plan.path === null ? listPrice(catalogue, plan) : pricePath(catalogue, plan, plan.path);
  return { price, due: pathDeposit(catalogue, price.total) };
}

/** The client: "Deposit: 30% of price", on every path. */
export function pathDeposit({ planDepositPercent: percent }: Catalogue, total: number): DueNow {
  const reason = `On every path we ask for ${percent}% of the price today and the rest later.`;
  return dueNow(total, percent, `${percent}% of the price`, reason);
}

/** The client: "Custom Development when T exceeds 4000, otherwise Template Solution." */
export function recommendedPath({ customAbove }: Catalogue, listTotal: number): { id: PathId; reason: string } {
  const limit = formatEuro(customAbove);
  return listTotal > customAbove
    ? { id: 'custom', reason: `your list total is over ${limit}` }
    : { id: 'template', reason: `your list total is ${limit} or less` };
}

/** When a plan is delivered: the client gives no time for any part of it. */
export const deliveries = ({ platform, solutions, dashboards }: Plan): readonly Delivery[] =>
  deliveredAsAgreed([
    ...(platform === null ? [] : ['Platform']),
    ...(solutions.length === 0 ? [] : ['solutions']),
    ...(dashboards.length === 0 ? [] : ['dashboards']),
  ]);
