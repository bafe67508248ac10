import { goalIds, goals } from '../catalogue/goals.ts';
import { industries, industryIds } from '../catalogue/industries.ts';
import type { CheckoutRequest } from '../contract/checkout.ts';
import { formatEuro } from '../money.ts';
import { budgetRange } from '../planner/budget.ts';
import type { About } from './about.ts';

/** What stands beside a label in the notes. Further lines of what a visitor wrote are set in, so none passes for it. */
function noted(notes: string, label: string): string {
  return (
    notes
      .split('\n')
      .find((line) => line.startsWith(`${label}: `))
      ?.slice(label.length + 2) ?? ''
  );
}

/** "€5,000" as 5000; null for what is no budget. */
function budgetIn(text: string): number | null {
  const euro = Number(text.replace(/[€,]/g, ''));
  return text === formatEuro(euro) && euro >= budgetRange.min && euro <= budgetRange.max ? euro : null;
}

/**
 * What an order's wizard asked beside what the price depends on, found in the words that it wrote for the people who do the
 * work. What cannot be found is open, so that the wizard asks it again.
 */
export function aboutOrder({ targetAudience, notes }: Pick<CheckoutRequest, 'targetAudience' | 'notes'>): About {
  const industry = noted(notes, 'Industry');
  const focus = targetAudience.split(' focused on ')[1]?.split(', ') ?? [];
  return {
    industry: industryIds.find((id) => industries[id].name === industry) ?? null,
    goals: goalIds.filter((id) => focus.includes(goals[id].title)),
    budget: budgetIn(noted(notes, 'Budget')),
  };
}
