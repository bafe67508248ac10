import { type DashboardId, dashboardIds, dashboards } from '../../../domain/catalogue/dashboards.ts';
import { goalNeeds } from '../../../domain/catalogue/goal-needs.ts';
import type { GoalId } from '../../../domain/catalogue/goals.ts';
import { type PlatformId, platformIds, platforms } from '../../../domain/catalogue/platforms.ts';
import { type SolutionId, solutionIds } from '../../../domain/catalogue/solutions.ts';
import type { TopicId } from '../../../domain/catalogue/topics.ts';
import { discountedPrice, type Plan } from './budget.ts';

/** A plan with its platform: what can be bought. */
export interface WholePlan extends Plan {
  platform: PlatformId;
}

/** How a plan does for some goals. */
export interface Worth {
  /** How many of the goals something in it serves. */
  served: number;
  /** How well: what its parts count for every goal they serve. */
  points: number;
  /** Euro that it takes from the budget. */
  spent: number;
}

/** What each kind of part counts for a goal: what a platform brings first, then what is made for the industry. */
export const partPoints = { platform: 3, solution: 2, dashboard: 1 } as const;

/** A part, or several: which goals they serve (one bit each), how well, and what they cost. */
interface Lot<Ids> {
  ids: Ids;
  goals: number;
  points: number;
  spent: number;
}

function lot<Ids>(ids: Ids, serves: readonly boolean[], points: number, spent: number): Lot<Ids> {
  const bits = serves.reduce((all, serving, at) => (serving ? all | (1 << at) : all), 0);
  return { ids, goals: bits, points: points * serves.filter(Boolean).length, spent };
}

function platformLots(goals: readonly GoalId[]): Lot<PlatformId>[] {
  const size = (id: PlatformId) => platformIds.indexOf(id);
  return platformIds.map((id) =>
    lot(
      id,
      goals.map((goal) => size(id) >= size(goalNeeds[goal].platform)),
      partPoints.platform,
      platforms[id].price,
    ),
  );
}

/** Every set of the parts that serve a goal. A part that serves none would cost and count nothing: no best plan has it. */
function lotsOf<Id extends `${string}:${TopicId}`>(
  ids: readonly Id[],
  goals: readonly GoalId[],
  points: number,
  price: (id: Id) => number,
): Lot<readonly Id[]>[] {
  const single = (id: Id) => {
    const serves = goals.map((goal) => goalNeeds[goal].topics.some((topic) => id.endsWith(`:${topic}`)));
    return lot([id], serves, points, price(id));
  };
  return ids
    .map(single)
    .filter(({ goals: bits }) => bits !== 0)
    .reduce<Lot<readonly Id[]>[]>(
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

/** A goal more counts for more than all points together. */
const goalWorth = 1000;

type Candidate = WholePlan & Worth;

/**
 * The plans nothing beats: for each of them, no plan does as much for the goals for less. The best for the goals comes
 * first, each further one costs less. First counts how many goals are served, then how well, then the price. Every
 * combination is looked at; equal ones are told apart by the order of the catalogue.
 */
function search(goals: readonly GoalId[]): readonly Candidate[] {
  const solutionSets = lotsOf<SolutionId>(solutionIds, goals, partPoints.solution, discountedPrice);
  const dashboardSets = lotsOf<DashboardId>(dashboardIds, goals, partPoints.dashboard, (id) => dashboards[id].price);
  const cheapest = new Map<number, Candidate>();
  for (const platform of platformLots(goals)) {
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

const found = new Map<string, readonly Candidate[]>();

/** The same, searched once for each set of goals: a moving budget asks again and again. */
function unbeaten(goals: readonly GoalId[]): readonly Candidate[] {
  const key = goals.join();
  const known = found.get(key) ?? search(goals);
  found.set(key, known);
  return known;
}

/** What fits: at most three plans, and the least plan that does anything for the goals. */
export interface Fit {
  /** The best for the goals first; each further one costs less. None where nothing is affordable. */
  plans: readonly Candidate[];
  /** What any plan for these goals costs at least, whatever the budget; null without a goal. */
  least: Candidate | null;
}

/**
 * The best three sets of platform, solutions and dashboards for these goals within a budget in euro. Whatever the budget,
 * they are among the unbeaten: a plan that beat one of them would cost less, and so fit as well.
 */
export function fitBudget(goals: readonly GoalId[], budget: number): Fit {
  const all = unbeaten(goals);
  return { plans: all.filter(({ spent }) => spent <= budget).slice(0, 3), least: all.at(-1) ?? null };
}
