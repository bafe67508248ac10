import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import type { ServiceId } from '../../../domain/catalogue/ids.ts';
import { fromCents, toCents } from '../../../domain/money.ts';
import { deposit } from '../../../domain/pricing/deposit.ts';
import { needsStore } from '../../../domain/pricing/store.ts';
import { priceQuickQuote } from '../../quick-quote/rules/index.ts';
import type { QuickQuoteAnswers } from '../../quick-quote/rules/questions.ts';
import { quickQuoteFlow } from '../../quick-quote/rules/questions.ts';
import { hasUpsell } from '../../quick-quote/rules/upsell.ts';
import { pricePackage } from './index.ts';
import { type PackageBuilderAnswers, packageBuilderQuestionnaire } from './questions.ts';

/** A service of the package that costs less as a quick quote, at the current prices of both wizards. */
export interface CheaperAsQuickQuote {
  service: ServiceId;
  /** Two if one quick quote can't contain it: it sells in-store setup with a system, not with a platform. */
  quotes: readonly QuickQuoteAnswers[];
  /** The answers that stay in the package. */
  rest: PackageBuilderAnswers;
  /** Total of the quotes, in euro. */
  total: number;
  /** Difference to the price of the complete package, in euro. */
  saving: number;
  /** Due today in euro: for the complete package, and for the quotes plus the rest. */
  deposits: { here: number; there: number };
}

/** Adds up in cents, without rounding errors. */
const sum = (amounts: readonly number[]) => fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0));

/** The quick quotes for exactly the same choices as a service of the package; none while a choice is open. */
function quotesOf(
  catalogue: Catalogue,
  answers: PackageBuilderAnswers,
  service: ServiceId,
): readonly QuickQuoteAnswers[] {
  const { trinity, systems, tier, hasPhysicalStore, industry } = packageBuilderQuestionnaire(catalogue).onPath(answers);
  const { name, email, additionalNotes, keywords, selectedSystems, selectedDashboards } = answers;
  const blank: QuickQuoteAnswers = {
    ...quickQuoteFlow(catalogue).blank,
    ...{ name, email, additionalNotes, keywords, selectedSystems, selectedDashboards },
    selectedIndustry: industry,
  };
  const alone = (system: NonNullable<typeof trinity>): QuickQuoteAnswers => ({
    ...blank,
    solutionType: 'trinity',
    trinitySelectionId: system,
    aedUpsellChoice: hasUpsell(catalogue, system) ? 'skip' : null,
    hasPhysicalStore: needsStore(system) ? hasPhysicalStore : null,
  });
  if (service === 'trinity-systems') return trinity === null ? [] : [alone(trinity)];
  if (service !== 'complete-platform' || systems === null || tier === null) return [];
  if (!needsStore(systems) || hasPhysicalStore === false) {
    return [{ ...blank, solutionType: 'both', trinitySelectionId: systems, selectedTier: tier }];
  }
  // The store question isn't answered yet.
  if (hasPhysicalStore === null) return [];
  return [alone(systems), { ...blank, solutionType: 'website', selectedTier: tier }];
}

function asQuote(catalogue: Catalogue, answers: PackageBuilderAnswers, service: ServiceId): CheaperAsQuickQuote | null {
  const quotes = quotesOf(catalogue, answers, service);
  if (quotes.length === 0) return null;
  const rest = {
    ...answers,
    services: packageBuilderQuestionnaire(catalogue)
      .onPath(answers)
      .services.filter((id) => id !== service),
  };
  const whole = pricePackage(catalogue, answers).total;
  const remaining = pricePackage(catalogue, rest).total;
  const totals = quotes.map((quote) => priceQuickQuote(catalogue, quote).total);
  const total = sum(totals);
  return {
    service,
    quotes,
    rest,
    total,
    saving: sum([whole, -remaining, -total]),
    deposits: {
      here: deposit(catalogue, whole).amount,
      there: sum([remaining, ...totals].map((amount) => deposit(catalogue, amount).amount)),
    },
  };
}

/**
 * The service of the package that saves the most as a quick quote; null if none costs less there. The client's two
 * price lists differ, and only the quick quote has a bundle discount: nobody should pay more here without knowing.
 * @param of only this service, instead of all
 */
export function cheaperAsQuickQuote(
  catalogue: Catalogue,
  answers: PackageBuilderAnswers,
  of?: ServiceId,
): CheaperAsQuickQuote | null {
  return packageBuilderQuestionnaire(catalogue)
    .onPath(answers)
    .services.filter((service) => of === undefined || service === of)
    .flatMap((service) => asQuote(catalogue, answers, service) ?? [])
    .filter(({ saving }) => saving > 0)
    .reduce<CheaperAsQuickQuote | null>((best, one) => (best === null || one.saving > best.saving ? one : best), null);
}
