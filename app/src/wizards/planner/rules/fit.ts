import { type Catalogue, idsOf } from '../../../domain/catalogue/catalogue.ts';
import {
  type DashboardId,
  dashboardIds,
  type GoalId,
  goalIds,
  type PlatformId,
  type SolutionId,
  solutionIds,
  type TopicId,
} from '../../../domain/catalogue/ids.ts';
import { someOf } from '../../../domain/record.ts';
import { memoize } from '../../../domain/wizard/memoize.ts';
import { discountedPrice, type Plan } from './budget.ts';

/** A plan with a platform: it can be bought. */
export interface WholePlan extends Plan {
  platform: PlatformId;
}

/** How well a plan serves some goals. */
export interface PlanScore {
  /** How many goals it serves. */
  served: number;
  /** How well: the sum of its parts' points for every goal they serve. */
  points: number;
  /** Its price within the budget, in euro. */
  spent: number;
}

/** Points of each kind of part for a goal: most for the platform, then for industry solutions. */
export const partPoints = { platform: 3, solution: 2, dashboard: 1 } as const;

/** A set of parts: the goals they serve (one bit each), their points and their price. */
interface PartSet<Ids> {
  ids: Ids;
  goals: number;
  points: number;
  spent: number;
}

/** Whether a solution or dashboard serves a goal. */
export const servesGoal = ({ goalNeeds }: Catalogue, goal: GoalId, id: string): boolean =>
  goalNeeds[goal].topics.some((topic) => id.endsWith(`:${topic}`));

function partSet<Ids>(ids: Ids, serves: readonly boolean[], points: number, spent: number): PartSet<Ids> {
  const bits = serves.reduce((all, serving, at) => (serving ? all | (1 << at) : all), 0);
  return { ids, goals: bits, points: points * serves.filter(Boolean).length, spent };
}

function platformSets({ goalNeeds, platforms }: Catalogue, goals: readonly GoalId[]): PartSet<PlatformId>[] {
  const platformIds = idsOf(platforms);
  const size = (id: PlatformId) => platformIds.indexOf(id);
  return platformIds.map((id) =>
    partSet(
      id,
      goals.map((goal) => size(id) >= size(goalNeeds[goal].platform)),
      partPoints.platform,
      platforms[id].price,
    ),
  );
}

/** Every set of the parts that serve a goal. Parts that serve none are left out: they only add cost. */
function partSetsOf<Id extends `${string}:${TopicId}`>(
  catalogue: Catalogue,
  ids: readonly Id[],
  goals: readonly GoalId[],
  points: number,
  price: (id: Id) => number,
): PartSet<readonly Id[]>[] {
  const single = (id: Id) => {
    const serves = goals.map((goal) => servesGoal(catalogue, goal, id));
    return partSet([id], serves, points, price(id));
  };
  return ids
    .map(single)
    .filter(({ goals: bits }) => bits !== 0)
    .reduce<PartSet<readonly Id[]>[]>(
      (sets, one) =>
        sets.concat(
          sets.map((set) => ({
            ids: [...set.ids, ...one.ids],
            goals: set.goals | one.goals,
            points: set.points + one.points,
            spent: set.spent + one.spent,
          })),
        ),
      [{ ids: [], goals: 0, points: 0, spent: 0 }],
    );
}

function count(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + count(bits >> 1);
}

/** One more goal counts for more than all points together. */
const goalWorth = 1000;

type Candidate = WholePlan & PlanScore;

/**
 * The Pareto-optimal plans: no other plan does as much for the goals for less. Sorted from the best for the goals to
 * the cheapest. The number of goals counts first, then the points, then the price. Checks every combination; ties are
 * broken by the order of the catalogue.
 */
function findOptimalPlans(catalogue: Catalogue, goals: readonly GoalId[]): readonly Candidate[] {
  const solutionSets = partSetsOf<SolutionId>(catalogue, solutionIds, goals, partPoints.solution, (id) =>
    discountedPrice(catalogue, id),
  );
  const dashboardSets = partSetsOf<DashboardId>(
    catalogue,
    dashboardIds,
    goals,
    partPoints.dashboard,
    (id) => catalogue.dashboards[id].price,
  );
  const cheapest = new Map<number, Candidate>();
  for (const platform of platformSets(catalogue, goals)) {
    for (const some of solutionSets) {
      for (const others of dashboardSets) {
        const spent = platform.spent + some.spent + others.spent;
        const reached = count(platform.goals | some.goals | others.goals);
        if (reached === 0) continue;
        const points = platform.points + some.points + others.points;
        const worth = reached * goalWorth + points;
        const known = cheapest.get(worth);
        if (known && known.spent <= spent) continue;
        cheapest.set(worth, {
          platform: platform.ids,
          solutions: some.ids,
          dashboards: others.ids,
          served: reached,
          points,
          spent,
        });
      }
    }
  }
  const best = [...cheapest].sort(([a], [b]) => b - a).map(([, plan]) => plan);
  return best.filter(({ spent }, at) => best.slice(0, at).every((better) => spent < better.spent));
}

/** Remembered by set of goals, because it is needed for every move of the budget slider. */
const optimalPlans = memoize((catalogue: Catalogue) =>
  memoize((goals: string) => findOptimalPlans(catalogue, someOf(goalIds, goals.split(',')))),
);

/** The plans that fit a budget, at most three, and the cheapest that serves a goal. */
export interface Fit {
  /** From the best for the goals to the cheapest; empty if nothing is affordable. */
  plans: readonly Candidate[];
  /** The cheapest plan for these goals, whatever the budget; null without goals. */
  least: Candidate | null;
}

/**
 * The best three plans for these goals within a budget in euro. They are among the Pareto-optimal plans: a better plan
 * for less would fit the budget too.
 */
export function fitBudget(catalogue: Catalogue, goals: readonly GoalId[], budget: number): Fit {
  const all = optimalPlans(catalogue)(goals.join());
  return { plans: all.filter(({ spent }) => spent <= budget).slice(0, 3), least: all.at(-1) ?? null };
}
