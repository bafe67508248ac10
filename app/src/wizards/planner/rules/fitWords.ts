import { type Catalogue, idsOf } from '../../../domain/catalogue/catalogue.ts';
import type { GoalId } from '../../../domain/catalogue/ids.ts';
import { formatEuro } from '../../../domain/money.ts';
import { formatList, plural } from '../../../domain/words.ts';
import { type Plan, partsOf } from './budget.ts';
import { type PlanScore, servesGoal, type WholePlan } from './fit.ts';

/** A goal, and the parts of a plan that serve it; `by` is empty if none does. */
interface GoalParts {
  goal: GoalId;
  title: string;
  by: readonly string[];
}

/** "Customer Relationship solution and Financial Management dashboard"; "3 solutions and 1 dashboard" if there are many. */
export function toolsWords(catalogue: Catalogue, { solutions, dashboards }: WholePlan): string {
  const names = partsOf(catalogue, { platform: null, solutions, dashboards }).map(({ name }) => name);
  if (names.length <= 2) return formatList(names);
  const kinds = [
    [solutions.length, 'solution'],
    [dashboards.length, 'dashboard'],
  ] as const;
  return formatList(kinds.filter(([count]) => count > 0).map(([count, kind]) => plural(count, kind)));
}

/** For each goal, the parts of a plan that serve it: "Customer database", "Customer Relationship solution". */
export function partsByGoal(catalogue: Catalogue, plan: WholePlan, goals: readonly GoalId[]): readonly GoalParts[] {
  const { goalNeeds, platforms } = catalogue;
  const platformIds = idsOf(platforms);
  const parts = partsOf(catalogue, { ...plan, platform: null });
  return goals.map((goal) => {
    const { platform, feature } = goalNeeds[goal];
    const isServed = platformIds.indexOf(plan.platform) >= platformIds.indexOf(platform);
    return {
      goal,
      title: catalogue.goals[goal].title,
      by: [
        ...(isServed ? [`${feature} in ${platforms[plan.platform].title}`] : []),
        ...parts.filter(({ id }) => servesGoal(catalogue, goal, id)).map(({ name }) => name),
      ],
    };
  });
}

/** "Serves 2 of your 3 goals". */
export function servedWords(served: number, of: number): string {
  if (of === 1) return 'Serves your goal';
  if (of === 2 && served === 2) return 'Serves both of your goals';
  return served === of ? `Serves all ${of} of your goals` : `Serves ${served} of your ${of} goals`;
}

/** Compares a plan with a more expensive one: "€1,350 less, without Stock control dashboard". */
export function comparisonWords(
  catalogue: Catalogue,
  plan: WholePlan & PlanScore,
  costlier: WholePlan & PlanScore,
): string {
  const names = (one: Plan, other: Plan) => {
    const there = new Set(partsOf(catalogue, other).map(({ id }) => id));
    return partsOf(catalogue, one).flatMap(({ id, name }) => (there.has(id) ? [] : [name]));
  };
  const gone = names(costlier, plan);
  const instead = names(plan, costlier);
  const saved = `${formatEuro(costlier.spent - plan.spent)} less`;
  if (instead.length === 0) return `${saved}, without ${formatList(gone)}`;
  return `${saved}, with ${formatList(instead)} in place of ${formatList(gone)}`;
}

/**
 * Shown if nothing is affordable: "Nothing for your goals fits into €500. The least is the Foundation platform, for
 * €800."
 */
export function nothingFitsWords(catalogue: Catalogue, least: WholePlan & PlanScore, budget: number): string {
  const names = formatList(partsOf(catalogue, least).map(({ name }) => name));
  return `Nothing for your goals fits into ${formatEuro(budget)}. The least is the ${names}, for ${formatEuro(least.spent)}.`;
}

/** The titles of the goals that a solution or dashboard serves. */
export const servedGoalTitles = (catalogue: Catalogue, id: string, goals: readonly GoalId[]): readonly string[] =>
  goals.filter((goal) => servesGoal(catalogue, goal, id)).map((goal) => catalogue.goals[goal].title);
