import { paths, plannerPaths } from '../content/paths.ts';
import type { Chosen } from '../domain/contract/chosen.ts';

/** A wizard with somebody's choices in it. */
interface TakenUp {
  /** Its Review. */
  to: string;
  /** Puts back what the visitor had chosen there before; null when there was nothing. */
  undo: (() => void) | null;
}

/** How each wizard takes choices up; its code is fetched when it is needed. */
const wizards: Readonly<Record<Chosen['selection']['wizard'], (chosen: Chosen) => Promise<TakenUp>>> = {
  quote: async (chosen) => {
    const { takeUpQuote } = await import('./quick-quote/restore.ts');
    return { to: `${paths.quote}?step=review`, undo: takeUpQuote(chosen) };
  },
  configurator: async (chosen) => {
    const { takeUpConfiguration } = await import('./package-builder/restore.ts');
    return { to: `${paths.configurator}?step=review`, undo: takeUpConfiguration(chosen) };
  },
  planner: async (chosen) => {
    const { takeUpPlan } = await import('./planner/restore.ts');
    return { to: plannerPaths[5], undo: takeUpPlan(chosen) };
  },
};

/**
 * Puts the choices of a kept quote or of an order into their wizard, with whatever name and e-mail are typed there already.
 * Where something is not answered any more, Review leads to it.
 */
export function takeUp(chosen: Chosen): Promise<TakenUp> {
  return wizards[chosen.selection.wizard](chosen);
}
