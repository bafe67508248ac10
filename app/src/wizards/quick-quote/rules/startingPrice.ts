import { type Catalogue, idsOf } from '../../../domain/catalogue/catalogue.ts';
import { type SolutionTypeId, trinityIds } from '../../../domain/catalogue/ids.ts';
import { memoize } from '../../../domain/wizard/memoize.ts';
import { priceQuickQuote } from './index.ts';
import { quickQuoteFlow } from './questions.ts';

/** Euro: the lowest price of a quote for a solution. */
export const solutionStartingPrice = memoize((catalogue: Catalogue) =>
  memoize((solutionType: SolutionTypeId): number => {
    const { blank } = quickQuoteFlow(catalogue);
    const totals = trinityIds.flatMap((trinitySelectionId) =>
      idsOf(catalogue.tiers).map(
        (selectedTier) =>
          priceQuickQuote(catalogue, { ...blank, solutionType, trinitySelectionId, selectedTier }).total,
      ),
    );
    return Math.min(...totals);
  }),
);
