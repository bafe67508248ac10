import { type Catalogue, idsOf } from '../../../domain/catalogue/catalogue.ts';
import {
  type DashboardId,
  dashboardIds,
  type PlatformId,
  type SolutionId,
  solutionIds,
} from '../../../domain/catalogue/ids.ts';
import { formatEuro } from '../../../domain/money.ts';

/** Range and step of the budget slider, in euro. A typed budget may be between two steps. */
export const budgetRange = { min: 500, max: 100_000, step: 500 } as const;

/** The parts of a plan. */
export interface Plan {
  platform: PlatformId | null;
  solutions: readonly SolutionId[];
  dashboards: readonly DashboardId[];
}

/** The nearest budget that the slider allows: €2,300 for €2,300, and the minimum for €80. */
export function budgetFor(euro: number): number {
  return Math.min(budgetRange.max, Math.max(budgetRange.min, euro));
}

/** What a solution costs within the budget, in euro. The client: "Industry solution discount: 20% (1500 becomes 1200 each)". */
export function discountedPrice({ solutions, solutionDiscountPercent }: Catalogue, id: SolutionId): number {
  return Math.round((solutions[id].price * (100 - solutionDiscountPercent)) / 100);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** What a plan takes from the budget, in euro: platform, discounted solutions and dashboards. */
export function planCost(catalogue: Catalogue, { platform, solutions, dashboards }: Plan): number {
  return sum([
    platform === null ? 0 : catalogue.platforms[platform].price,
    ...solutions.map((id) => discountedPrice(catalogue, id)),
    ...dashboards.map((id) => catalogue.dashboards[id].price),
  ]);
}

/** What the smallest and the largest plan cost, in euro. */
export function planCostRange(catalogue: Catalogue): { least: number; most: number } {
  const fullest = { solutions: solutionIds, dashboards: dashboardIds };
  const platforms = idsOf(catalogue.platforms);
  return {
    least: Math.min(...platforms.map((id) => catalogue.platforms[id].price)),
    most: Math.max(...platforms.map((platform) => planCost(catalogue, { platform, ...fullest }))),
  };
}

/** Gives the budgets that plans can use three quarters of the slider (`bend`). */
export const budgetBend = (catalogue: Catalogue) => ({
  value: Math.ceil(planCostRange(catalogue).most / 10_000) * 10_000,
  at: 75,
});

/** "€300 over your budget", or null for an amount that fits. */
export function overBudgetWords(amount: number, budget: number): string | null {
  return amount > budget ? `${formatEuro(amount - budget)} over your budget` : null;
}

/** One part of a plan. */
export interface PlanPart {
  id: string;
  /** "Full System platform", "Financial Management solution". */
  name: string;
  /** Its price within the budget, in euro. */
  price: number;
  /** The plan without it. */
  without: Partial<Plan>;
}

function without<Id extends string>(ids: readonly Id[], id: Id): readonly Id[] {
  return ids.filter((other) => other !== id);
}

/** Everything in a plan, in the order of the questions. */
export function partsOf(
  catalogue: Catalogue,
  { platform, solutions: chosenSolutions, dashboards: chosenDashboards }: Plan,
): readonly PlanPart[] {
  const { dashboards, platforms, solutions } = catalogue;
  return [
    ...(platform === null
      ? []
      : [
          {
            id: `platform:${platform}`,
            name: `${platforms[platform].title} platform`,
            price: platforms[platform].price,
            without: { platform: null },
          },
        ]),
    ...chosenSolutions.map((id) => ({
      id,
      name: `${solutions[id].title} solution`,
      price: discountedPrice(catalogue, id),
      without: { solutions: without(chosenSolutions, id) },
    })),
    ...chosenDashboards.map((id) => ({
      id,
      name: `${dashboards[id].title} dashboard`,
      price: dashboards[id].price,
      without: { dashboards: without(chosenDashboards, id) },
    })),
  ];
}
