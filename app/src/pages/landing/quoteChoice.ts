import { quoteLink } from '../../content/links/quoteLink.ts';
import type { SolutionTypeId } from '../../domain/catalogue/solutionTypes.ts';
import { type TierId, tierIds } from '../../domain/catalogue/tiers.ts';
import { systemIds, type TrinityId, trinityOptions } from '../../domain/catalogue/trinity.ts';
import { trinityPrices } from '../../domain/catalogue/trinityPrices.ts';
import { bundlePercent } from '../../domain/pricing/bundle.ts';
import { deposit } from '../../domain/pricing/deposit.ts';
import { addUp, type DueNow } from '../../domain/pricing/price.ts';
import { contents } from '../../domain/pricing/trinity.ts';
import { spellNumber } from '../../domain/words.ts';
import { quickQuotePrice } from '../../wizards/quick-quote/rules/price.ts';

/** What the calculator offers: the parts of a quick quote, by their name in its link. */
export const cardParts = ['website', 'trinity'] as const satisfies readonly SolutionTypeId[];
export type CardPart = (typeof cardParts)[number];

/** Trinity in the calculator: one system, which the quick quote then asks for, or a package. */
export const cardSystems = ['one', 'trinity-core', 'trinity-plus'] as const;
export type CardSystem = (typeof cardSystems)[number];

export interface QuoteChoice {
  /** What is switched on. */
  parts: readonly CardPart[];
  tier: TierId;
  system: CardSystem;
}

export const firstChoice: QuoteChoice = { parts: cardParts, tier: 'full', system: 'trinity-core' };

/** Reads the form: two checkboxes named `solution`, and a radio group for each. */
export function readChoice(form: FormData): QuoteChoice {
  const on = form.getAll('solution');
  return {
    parts: cardParts.filter((id) => on.includes(id)),
    tier: tierIds.find((id) => id === form.get('tier')) ?? firstChoice.tier,
    system: cardSystems.find((id) => id === form.get('trinity')) ?? firstChoice.system,
  };
}

/** The solution that consists of these parts. */
const solutionOf = (parts: readonly CardPart[]): SolutionTypeId | undefined => (parts.length > 1 ? 'both' : parts[0]);

/** Link to the quick quote with this choice. */
export function quoteHref({ parts, tier, system }: QuoteChoice): string {
  const solution = solutionOf(parts);
  return quoteLink({
    ...(solution && { solution }),
    ...(parts.includes('trinity') && system !== 'one' && { trinity: system }),
    ...(parts.includes('website') && { tier }),
  });
}

const cheapest = systemIds.reduce((low, next) =>
  trinityPrices.quote[next].beta < trinityPrices.quote[low].beta ? next : low,
);

/** The system that is priced. */
const priced = (system: CardSystem): TrinityId => (system === 'one' ? cheapest : system);

/** What a choice of Trinity contains, in a few words. */
function systemRule(system: CardSystem): string {
  if (system === 'one') return `Any one of the ${spellNumber(systemIds.length)}, beta price. Choose which next.`;
  const all = trinityOptions[system].includes.length === systemIds.length;
  return `${all ? `All ${spellNumber(systemIds.length)}` : contents(system)}, beta price`;
}

const bill = ({ parts, tier, system }: QuoteChoice) =>
  quickQuotePrice({
    solutionType: solutionOf(parts) ?? null,
    selectedTier: parts.includes('website') ? tier : null,
    trinitySelectionId: parts.includes('trinity') ? priced(system) : null,
    aedUpsellChoice: null,
    hasPhysicalStore: null,
  });

export interface QuoteView {
  /** Price in euro and rule of each part, switched on or not. */
  parts: Readonly<Record<CardPart, { amount: number; rule: string }>>;
  /** Euro: the sum of what is switched on. */
  sum: number;
  discount: { label: string; amount: number } | undefined;
  /** Euro. */
  total: number;
  due: DueNow;
}

/** The price of a choice, as in the quick quote. */
export function quoteView(choice: QuoteChoice): QuoteView {
  const { lines, total } = bill(choice);
  const discount = lines.find(({ kind }) => kind === 'discount');
  const [website] = bill({ ...choice, parts: ['website'] }).lines;
  return {
    parts: {
      website: { amount: website?.amount ?? 0, rule: website?.rule ?? '' },
      trinity: { amount: bill({ ...choice, parts: ['trinity'] }).total, rule: systemRule(choice.system) },
    },
    sum: addUp(lines.filter(({ kind }) => kind === 'charge')).total,
    discount: discount && { label: `${bundlePercent}% off, ordered together`, amount: discount.amount },
    total,
    due: deposit(total),
  };
}
