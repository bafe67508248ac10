import { dashboardIds } from '../../../domain/catalogue/dashboards.ts';
import { type PathId, pathIds } from '../../../domain/catalogue/paths.ts';
import { platformIds } from '../../../domain/catalogue/platforms.ts';
import { solutionIds } from '../../../domain/catalogue/solutions.ts';
import { oneOf, someOf } from '../../../domain/record.ts';
import type { Plan } from './budget.ts';

/** A plan on its way to another page; its path may still be open. */
export interface PlanInHand extends Plan {
  path: PathId | null;
}

const between = '.';

/**
 * A plan as the value of a link's `plan`: "full.solution:financial.custom". Ids of the catalogue and nothing about the
 * visitor, so that the address may be kept, sent and logged.
 */
export function planToText({ platform, solutions, dashboards, path }: PlanInHand): string {
  return [platform, ...solutions, ...dashboards, path].filter((id) => id !== null).join(between);
}

/** The plan of a link; null when it names no platform, for then there is no plan. Never throws. */
export function planFromText(text: string | null): PlanInHand | null {
  const ids = text?.split(between) ?? [];
  const first = <Id extends string>(known: readonly Id[]) =>
    oneOf(
      known,
      known.find((id) => ids.includes(id)),
    );
  const platform = first(platformIds);
  if (platform === null) return null;
  return { platform, solutions: someOf(solutionIds, ids), dashboards: someOf(dashboardIds, ids), path: first(pathIds) };
}
