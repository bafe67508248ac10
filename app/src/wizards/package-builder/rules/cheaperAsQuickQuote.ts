import type { ServiceId } from '../../../domain/catalogue/services.ts';
import { fromCents, toCents } from '../../../domain/money.ts';
import { deposit } from '../../../domain/pricing/deposit.ts';
import { needsStore } from '../../../domain/pricing/store.ts';
import { type QuickQuoteAnswers, quickQuoteFlow } from '../../quick-quote/rules/flow.ts';
import { priceQuickQuote } from '../../quick-quote/rules/price.ts';
import { hasUpsell } from '../../quick-quote/rules/upsell.ts';
import { type PackageBuilderAnswers, packageBuilderCart } from './flow.ts';
import { pricePackage } from './price.ts';

/** A service of the package that costs less as a quick quote: the same goods, by what each wizard charges today. */
export interface CheaperAsQuickQuote {
  service: ServiceId;
  /** Two where one quick quote cannot hold it: in-store setup is sold with a system there, not with a platform. */
  quotes: readonly QuickQuoteAnswers[];
  /** What stays in the package. */
  rest: PackageBuilderAnswers;
  /** Euro for the quotes together. */
  total: number;
  /** Euro by which all of it costs less than the package as it is. */
  saving: number;
  /** Euro due today: for the package as it is, and for the quotes and the rest together. */
  deposits: { here: number; there: number };
}

/** Sums in whole cents. */
const sum = (amounts: readonly number[]) => fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0));

/** The quick quotes that hold exactly what a service of the package is; none while that is not known. */
function quotesOf(answers: PackageBuilderAnswers, service: ServiceId): readonly QuickQuoteAnswers[] {
  const { trinity, systems, tier, hasPhysicalStore, industry } = packageBuilderCart(answers);
  const { name, email, additionalNotes, keywords, selectedSystems, selectedDashboards } = answers;
  const blank: QuickQuoteAnswers = {
    ...quickQuoteFlow.blank,
    ...{ name, email, additionalNotes, keywords, selectedSystems, selectedDashboards },
    selectedIndustry: industry,
  };
  const alone = (system: NonNullable<typeof trinity>): QuickQuoteAnswers => ({
    ...blank,
    solutionType: 'trinity',
    trinitySelectionId: system,
    aedUpsellChoice: hasUpsell(system) ? 'skip' : null,
    hasPhysicalStore: needsStore(system) ? hasPhysicalStore : null,
  });
  if (service === 'trinity-systems') return trinity === null ? [] : [alone(trinity)];
  if (service !== 'complete-platform' || systems === null || tier === null) return [];
  if (!needsStore(systems) || hasPhysicalStore === false) {
    return [{ ...blank, solutionType: 'both', trinitySelectionId: systems, selectedTier: tier }];
  }
  // Whether a setup is to come along is not answered yet.
  if (hasPhysicalStore === null) return [];
  return [alone(systems), { ...blank, solutionType: 'website', selectedTier: tier }];
}

function asQuote(answers: PackageBuilderAnswers, service: ServiceId): CheaperAsQuickQuote | null {
  const quotes = quotesOf(answers, service);
  if (quotes.length === 0) return null;
  const rest = { ...answers, services: packageBuilderCart(answers).services.filter((id) => id !== service) };
  const whole = pricePackage(answers).total;
  const remaining = pricePackage(rest).total;
  const totals = quotes.map((quote) => priceQuickQuote(quote).total);
  const total = sum(totals);
  return {
    service,
    quotes,
    rest,
    total,
    saving: sum([whole, -remaining, -total]),
    deposits: {
      here: deposit(whole).amount,
      there: sum([remaining, ...totals].map((amount) => deposit(amount).amount)),
    },
  };
}

/**
 * The service of the package that saves most as a quick quote; null where none costs less there. The client gave two
 * price lists and a bundle discount for the quick quote alone: nobody is to pay more here without knowing it.
 * @param of the one service to look at, where it is not all of them
 */
export function cheaperAsQuickQuote(answers: PackageBuilderAnswers, of?: ServiceId): CheaperAsQuickQuote | null {
  return packageBuilderCart(answers)
    .services.filter((service) => of === undefined || service === of)
    .flatMap((service) => asQuote(answers, service) ?? [])
    .filter(({ saving }) => saving > 0)
    .reduce<CheaperAsQuickQuote | null>((best, one) => (best === null || one.saving > best.saving ? one : best), null);
}
