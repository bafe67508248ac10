import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { recordOf } from '../../../domain/record.ts';
import { type TradeId, tradeIds } from '../../../domain/trades.ts';
import { colouring, dotted, greys } from './palette.ts';

/** The colours of each sample shop. They are its brand’s, and never follow the colour scheme. */
export const palette: Readonly<Record<TradeId, string>> = recordOf(tradeIds, (id) => style({ vars: colouring[id] }));

/** Holds what is drawn more than once. */
export const symbols = style({ position: 'absolute', width: 0, height: 0 });

export const unbranded = style({ vars: greys });
/** The place of a sign, with a plain word. */
export const outline = style({ ...dotted, fill: 'var(--shop-pale)', vectorEffect: 'non-scaling-stroke' });
export const plainSign = style({
  fill: vars.color.quiet,
  fontSize: 22,
  letterSpacing: '-.01em',
  textAnchor: 'middle',
});
