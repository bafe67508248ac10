import { paths, plannerPaths } from '../../content/paths.ts';
import type { KeptQuote, KeptWizard } from '../../domain/contract/kept.ts';

/** A wizard with a kept quote's answers in it. */
export interface TakenUp {
  /** Its Review. */
  to: string;
  /** Puts back what the visitor had chosen there before; null when there was nothing. */
  undo: (() => void) | null;
}

/** How each wizard takes a kept quote up; its code is fetched when it is needed. */
const wizards: Readonly<Record<KeptWizard, (quote: KeptQuote) => Promise<TakenUp>>> = {
  quote: async (quote) => {
    const { takeUpQuote } = await import('../../wizards/quote/takeUp.ts');
    return { to: `${paths.quote}?step=review`, undo: takeUpQuote(quote) };
  },
  configurator: async (quote) => {
    const { takeUpConfiguration } = await import('../../wizards/configurator/takeUp.ts');
    return { to: `${paths.configurator}?step=review`, undo: takeUpConfiguration(quote) };
  },
  planner: async (quote) => {
    const { takeUpPlan } = await import('../../wizards/planner/takeUp.ts');
    return { to: plannerPaths[5], undo: takeUpPlan(quote) };
  },
};

/** Puts the answers of a kept quote into its wizard, with whatever name and e-mail are typed there already. */
export function takeUp(quote: KeptQuote): Promise<TakenUp> {
  return wizards[quote.wizard](quote);
}
