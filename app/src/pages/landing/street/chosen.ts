import type { TradeId } from '../../../domain/trades.ts';
import { fields, type PartId } from './parts.ts';

/* Selectors by what is chosen in the form: they draw the street before and without scripts. */

/** The page while a trade is chosen, by radio buttons or in a list. */
export const whileTrade = (id: TradeId) =>
  `body:has(:is([name=trade][value=${id}], [name=trade] > [value=${id}]):checked)`;

const on = (part: PartId) => `:has(#${fields[part].id}:checked)`;

/** Whether something is on. A website brings a system with it, unless it is ordered alone. */
export const isOn: Readonly<Record<PartId, string>> = {
  brand: on('brand'),
  website: on('website'),
  system: `:is(${on('system')}, ${on('website')}:is(${on('brand')}, ${on('campaign')}))`,
  campaign: on('campaign'),
};
