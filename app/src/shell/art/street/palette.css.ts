import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import type { TradeId } from '../../../domain/trades.ts';
import { dotted, greys, shades } from './palette.ts';

/** The colours of each sample shop. They are its brand’s, and never follow the colour scheme. */
export const palette: Readonly<Record<TradeId, string>> = {
  cafe: style({ vars: shades('#c63a25', '#fff2dd', '#3b1a12', '#f3bd58', '#7c8f5a', '#f4dfc0', '#7fa5a3') }),
  salon: style({ vars: shades('#4a1740', '#fff4ee', '#2c0d27', '#e0a85a', '#b9687c', '#f3bdb5', '#7d4c6e') }),
  workshop: style({
    vars: {
      ...shades('#f4bd2c', '#f1ece1', '#25211e', '#d99a5b', '#8f8a82', '#a9533a', '#56636b'),
      '--shop-button': '#25211e',
    },
  }),
  shop: style({ vars: shades('#18573f', '#fbf5e3', '#0d2f24', '#ee7458', '#7fae86', '#c3dfc9', '#2d6d59') }),
  guesthouse: style({ vars: shades('#1f3d63', '#ffffff', '#142842', '#ffc55c', '#6f9580', '#dfe8ec', '#5d7f9d') }),
};

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
