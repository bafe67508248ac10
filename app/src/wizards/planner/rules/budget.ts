import { type DashboardId, dashboardIds, dashboards } from '../../../domain/catalogue/dashboards.ts';
import { type PlatformId, platformIds, platforms } from '../../../domain/catalogue/platforms.ts';
import { type SolutionId, solutionIds, solutions } from '../../../domain/catalogue/solutions.ts';
import { formatEuro } from '../../../domain/money.ts';

/** Euro: the ends and the step of the budget slider. A typed budget may lie between two steps. */
export const budgetRange = { min: 500, max: 100_000, step: 500 } as const;

/** What a plan is made of. */
export interface Plan {
  platform: PlatformId | null;
  solutions: readonly SolutionId[];
  dashboards: readonly DashboardId[];
}

/** The least budget that covers an amount: €2,300 need one of €2,300, and €80 the least there is. */
export function budgetFor(euro: number): number {
  return Math.min(budgetRange.max, Math.max(budgetRange.min, euro));
}

/** Percent off each industry solution while the budget is counted. */
export const solutionDiscountPercent = 20;

/** Euro that a solution takes from the budget. The client: "Industry solution discount: 20% (1500 becomes 1200 each)". */
export function discountedPrice(id: SolutionId): number {
  return Math.round((solutions[id].price * (100 - solutionDiscountPercent)) / 100);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Euro that the plan takes from the budget: platform, discounted solutions and dashboards. */
export function spent({ platform, solutions: chosen, dashboards: boards }: Plan): number {
  return sum([
    platform === null ? 0 : platforms[platform].price,
    ...chosen.map(discountedPrice),
    ...boards.map((id) => dashboards[id].price),
  ]);
}

/** Euro: what the smallest plan takes from a budget, and the fullest. */
export const spentRange = {
  least: Math.min(...platformIds.map((id) => platforms[id].price)),
  most: Math.max(
    ...platformIds.map((platform) => spent({ platform, solutions: solutionIds, dashboards: dashboardIds })),
  ),
} as const;

/** Why a choice that is not made yet cannot be made: "Needs €1,200, and €700 of your budget remains." */
export function budgetExceeded(plan: Plan, budget: number, price: number): string | null {
  const remaining = budget - spent(plan);
  if (price <= remaining) return null;
  return `Needs ${formatEuro(price)}, and ${formatEuro(Math.max(0, remaining))} of your budget remains.`;
}

/** "€300 over your budget", or null for an amount that fits. */
export function overBudget(amount: number, budget: number): string | null {
  return amount > budget ? `${formatEuro(amount - budget)} over your budget` : null;
}
