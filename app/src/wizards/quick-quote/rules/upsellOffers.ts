import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import type { SystemId, TrinityId, UpsellId } from '../../../domain/catalogue/ids.ts';
import { formatList, uncapitalised } from '../../../domain/words.ts';
import { priceQuickQuote } from './index.ts';
import { type QuickQuoteChoices, quickQuoteQuestionnaire } from './questions.ts';
import { dropsSystem, systemsIn, upsellOptions } from './upsell.ts';

export interface UpsellOffer {
  id: UpsellId;
  /** Difference in the total compared with no upsell, in euro. */
  delta: number;
  /** Whether the chosen system is given up for it. */
  dropsSystem: boolean;
  /** The effect on the system: "Adds MCD and RCD to Expense Manager". */
  effect: string;
  /** The systems one then has. */
  systems: readonly SystemId[];
  /** The systems that it adds, written out: "AED: advertising efficiency dashboard". */
  additions: readonly string[];
}

function effect(catalogue: Catalogue, system: TrinityId, upsell: UpsellId): string {
  const { trinityOptions } = catalogue;
  const { name, includes } = trinityOptions[system];
  const added = systemsIn(catalogue, upsell);
  const names = (parts: readonly (typeof includes)[number][]) =>
    formatList(parts.map((part) => trinityOptions[part].name));
  if (upsell === 'skip') return `Keeps ${name} as it is`;
  return dropsSystem(catalogue, system, upsell)
    ? `Instead of ${name}: ${names(added)}, without ${name}`
    : `Adds ${names(added.filter((part) => !includes.includes(part)))} to ${name}`;
}

/** The upsells for the chosen system, each with its actual effect on the bill. */
export function upsellOffers(catalogue: Catalogue, answers: QuickQuoteChoices): readonly UpsellOffer[] {
  const { solutionType, trinitySelectionId: chosen } = quickQuoteQuestionnaire(catalogue).onPath(answers);
  if (solutionType !== 'trinity' || chosen === null) return [];
  const total = (aedUpsellChoice: UpsellId) => priceQuickQuote(catalogue, { ...answers, aedUpsellChoice }).total;
  const { includes } = catalogue.trinityOptions[chosen];
  return upsellOptions(catalogue, chosen).map((id) => {
    const drops = dropsSystem(catalogue, chosen, id);
    const added = systemsIn(catalogue, id).filter((part) => !includes.includes(part));
    return {
      id,
      delta: total(id) - total('skip'),
      dropsSystem: drops,
      effect: effect(catalogue, chosen, id),
      systems: drops ? systemsIn(catalogue, id) : [...includes, ...added],
      additions: added.map((part) => {
        const { name, description = '' } = catalogue.trinityOptions[part];
        return `${name}: ${uncapitalised(description)}`;
      }),
    };
  });
}
