import { paths, plannerPaths } from '../content/paths.ts';
import type { Chosen } from '../domain/contract/chosen.ts';
import type { Snapshot } from './kit/wizardStore.ts';

/** A wizard with somebody's choices in it. */
interface TakenUp {
  /** Its Review. */
  to: string;
  /** What the visitor had chosen there before; null when there was nothing. */
  before: Snapshot | null;
}

/** How each wizard takes choices up; its code is fetched when it is needed. */
const wizards: Readonly<Record<Chosen['selection']['wizard'], (chosen: Chosen) => Promise<TakenUp>>> = {
  quote: async (chosen) => {
    const { restoreQuickQuote } = await import('./quick-quote/restore.ts');
    return { to: `${paths.quote}?step=review`, before: restoreQuickQuote(chosen) };
  },
  configurator: async (chosen) => {
    const { restorePackage } = await import('./package-builder/restore.ts');
    return { to: `${paths.configurator}?step=review`, before: restorePackage(chosen) };
  },
  planner: async (chosen) => {
    const { restorePlan } = await import('./planner/restore.ts');
    return { to: plannerPaths[5], before: restorePlan(chosen) };
  },
};

/**
 * Puts the choices of a kept quote or of an order into their wizard, with whatever name and e-mail are typed there already.
 * Where something is not answered any more, Review leads to it.
 */
export function restoreChoices(chosen: Chosen): Promise<TakenUp> {
  return wizards[chosen.selection.wizard](chosen);
}
