import { vars } from '@agency-site/ui/theme';
import type { TradeId } from '../../../domain/trades.ts';
import { fields, type PartId } from './parts.ts';

const { color } = vars;

/** The colour of a strand: from a thing to its line of the receipt. */
export const strandColours: Readonly<Record<PartId, string>> = {
  brand: color.strandA,
  website: color.strandB,
  system: color.strandC,
  campaign: color.ink,
};

/* Measures of the receipt on a wide page, in pixels: a strand finds its line by these. */
export const lineHeight = 70;
export const sumHeight = 170;
export const receiptBottom = 20;
export const receiptPadding = 18;
export const receiptWidth = 344;

/* The receipt is below the street; from here up in two columns, and from there up at its left. */
export const medium = '(min-width: 700px)';
export const wide = '(min-width: 1080px)';

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
