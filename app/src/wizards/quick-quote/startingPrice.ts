import { type Catalogue, idsOf } from '../../domain/catalogue/catalogue.ts';
import { type SolutionTypeId, trinityIds } from '../../domain/catalogue/ids.ts';
import { remembered } from '../../domain/wizard/remembered.ts';
import { priceQuickQuote } from './rules/index.ts';
import { quickQuoteFlow } from './rules/questions.ts';

/** Euro: the lowest price of a quote for a solution. */
export const startingPrice = remembered((catalogue: Catalogue) =>
  remembered((solutionType: SolutionTypeId): number => {
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
