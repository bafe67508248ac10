import { tierIds } from '../../domain/catalogue/given.ts';
import { type SolutionTypeId, trinityIds } from '../../domain/catalogue/ids.ts';
import { remembered } from '../../domain/wizard/remembered.ts';
import { priceQuickQuote } from './rules/index.ts';
import { quickQuoteFlow } from './rules/questions.ts';

/** Euro: the lowest price of a quote for a solution. */
export const startingPrice = remembered((solutionType: SolutionTypeId): number => {
  const totals = trinityIds.flatMap((trinitySelectionId) =>
    tierIds.map(
      (selectedTier) =>
        priceQuickQuote({ ...quickQuoteFlow.blank, solutionType, trinitySelectionId, selectedTier }).total,
    ),
  );
  return Math.min(...totals);
});
