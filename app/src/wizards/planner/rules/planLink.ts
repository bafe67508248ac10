import { type Catalogue, idsOf } from '../../../domain/catalogue/catalogue.ts';
import { dashboardIds, type PathId, pathIds, solutionIds } from '../../../domain/catalogue/ids.ts';
import { formatEuro } from '../../../domain/money.ts';
import { someOf } from '../../../domain/record.ts';
import { type Plan, partsOf } from './budget.ts';
import { pricePath } from './price.ts';

/** A plan in a link to another page; its path may not be chosen yet. */
export interface LinkedPlan extends Plan {
  path: PathId | null;
}

const separator = '.';

/**
 * Encodes a plan for a link: "full.solution:financial.custom". It contains only catalogue ids, nothing personal, so the
 * link may be shared and logged.
 */
export function planToText({ platform, solutions, dashboards, path }: LinkedPlan): string {
  return [platform, ...solutions, ...dashboards, path].filter((id) => id !== null).join(separator);
}

/** Decodes the plan of a link; null without a platform. Never throws. */
export function planFromText({ platforms }: Catalogue, text: string | null): LinkedPlan | null {
  const ids = text?.split(separator) ?? [];
  const first = <Id extends string>(known: readonly Id[]) => known.find((id) => ids.includes(id)) ?? null;
  const platform = first(idsOf(platforms));
  if (platform === null) return null;
  return { platform, solutions: someOf(solutionIds, ids), dashboards: someOf(dashboardIds, ids), path: first(pathIds) };
}

/** The lines of a plan: its parts, and its path with the price. */
export function describePlan(catalogue: Catalogue, plan: LinkedPlan): readonly string[] {
  const parts = partsOf(catalogue, plan).map(({ name }) => name);
  if (plan.path === null) return parts;
  return [...parts, `${catalogue.paths[plan.path].title}, ${formatEuro(pricePath(catalogue, plan, plan.path).total)}`];
}
