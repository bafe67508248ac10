import { catalogue } from '../domain/catalogue/given.ts';
import type { SystemId } from '../domain/catalogue/ids.ts';
import { uncapitalised } from '../domain/words.ts';
import { paths } from './links/paths.ts';

const { trinityOptions } = catalogue;

/** The page of each Trinity system, and one sentence on what it does. */
export const systemPages: Readonly<Record<SystemId, { to: string; text: string }>> = {
  expense: {
    to: paths.expenseManager,
    text: 'See what you spend, on what, and what has quietly gone up. It takes ten minutes on a Friday.',
  },
  mcd: {
    to: paths.mcd,
    text: 'Move money from what brings no one in to where your customers really come from. The total stays the same.',
  },
  rcd: {
    to: paths.rcd,
    text: 'Thank your regulars with a rule short enough for a beer mat, and know what it costs before you announce it.',
  },
  garo: {
    to: paths.garo,
    text: 'See what to order, how much and when, within your shelf space, your suppliers’ terms and your rules.',
  },
  aed: {
    to: paths.aed,
    text: 'Two numbers instead of forty: what you spent, and how many new customers came of it, ad by ad.',
  },
};

/** "MCD, marketing cost displacement"; "Expense Manager" needs no explanation. */
export function fullName(id: SystemId): string {
  const { name, description = '' } = trinityOptions[id];
  return id === 'expense' ? name : `${name}, ${uncapitalised(description)}`;
}
