import { paths } from '../../../domain/catalogue/paths.ts';
import { formatEuro } from '../../../domain/money.ts';
import { partsOf } from './parts.ts';
import type { LinkedPlan } from './planLink.ts';
import { pricePath } from './price.ts';

/** The lines of a plan: its parts, and its path with the price. */
export function describePlan(plan: LinkedPlan): readonly string[] {
  const parts = partsOf(plan).map(({ name }) => name);
  if (plan.path === null) return parts;
  return [...parts, `${paths[plan.path].title}, ${formatEuro(pricePath(plan, plan.path).total)}`];
}
