import { paths } from '../../content/paths.ts';
import type { SolutionTypeId } from '../../domain/catalogue/solution-types.ts';
import { type TierId, tierIds } from '../../domain/catalogue/tiers.ts';
import type { TrinityId } from '../../domain/catalogue/trinity.ts';
import { bundleDiscount } from '../../domain/pricing/bundle.ts';
import { deposit } from '../../domain/pricing/deposit.ts';
import type { DueNow, Price, PriceLine } from '../../domain/pricing/price.ts';
import { needsStore } from '../../domain/pricing/store.ts';
import { priceQuote } from '../../domain/quote/price.ts';
import { quoteFlow } from '../../domain/quote.ts';

/** The systems among which the card lets one choose: the first alone, and the two packages. */
export const cardSystems = ['expense', 'trinity-core', 'trinity-plus'] as const satisfies readonly TrinityId[];

export interface QuoteChoice {
  /** What is switched on; null when nothing is. */
  solution: SolutionTypeId | null;
  trinity: (typeof cardSystems)[number];
  tier: TierId;
}

export const firstChoice: QuoteChoice = { solution: 'both', trinity: 'trinity-core', tier: 'full' };

/** What a form of the card says: two checkboxes named `solution`, and a radio group for each of the two. */
export function readChoice(form: FormData): QuoteChoice {
  const on = form.getAll('solution');
  const system = on.includes('trinity');
  const platform = on.includes('website');
  return {
    solution: system && platform ? 'both' : system ? 'trinity' : platform ? 'website' : null,
    trinity: cardSystems.find((id) => id === form.get('trinity')) ?? firstChoice.trinity,
    tier: tierIds.find((id) => id === form.get('tier')) ?? firstChoice.tier,
  };
}

export const hasSystem = ({ solution }: QuoteChoice): boolean => solution === 'trinity' || solution === 'both';
export const hasPlatform = ({ solution }: QuoteChoice): boolean => solution === 'website' || solution === 'both';

/** The quote builder, opened at this choice. */
export function quoteHref(choice: QuoteChoice): string {
  if (choice.solution === null) return paths.quote;
  const query = new URLSearchParams({ solution: choice.solution });
  if (hasSystem(choice)) query.set('trinity', choice.trinity);
  if (hasPlatform(choice)) query.set('tier', choice.tier);
  return `${paths.quote}?${query}`;
}

function bill({ solution, trinity, tier }: QuoteChoice): Price {
  return priceQuote({
    ...quoteFlow.blank,
    solutionType: solution,
    trinitySelectionId: trinity,
    selectedTier: tier,
  });
}

export interface QuoteView {
  /** Each of the two as a line of its own, whether it is switched on or not. */
  system: PriceLine | undefined;
  platform: PriceLine | undefined;
  /** What joining the two takes off: 0 while only one is switched on. */
  discount: PriceLine;
  total: number;
  due: DueNow;
}

/** The bill of a choice, as the quote builder will make it out. */
export function quoteView(choice: QuoteChoice): QuoteView {
  const { lines, total } = bill(choice);
  const alone = (solution: SolutionTypeId) => bill({ ...choice, solution }).lines[0];
  return {
    system: alone('trinity'),
    platform: alone('website'),
    discount: lines.find(({ kind }) => kind === 'discount') ?? bundleDiscount(0),
    total,
    due: deposit(total),
  };
}

/** Whether the quote builder still has to ask for a physical store, which may add to this total. */
export const mayNeedStore = ({ solution, trinity }: QuoteChoice): boolean =>
  solution === 'trinity' && needsStore(trinity);
