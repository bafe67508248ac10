import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { h1Style, h3Style, hiddenStyle, leadStyle } from './shared.ts';

const { color, text } = vars;

export const display = style({
  fontSize: text.display,
  fontWeight: 480,
  letterSpacing: '-.038em',
  lineHeight: 1.02,
});

export const h1 = style(h1Style);

export const h3 = style(h3Style);

export const lead = style(leadStyle);

/** How a price is worked out, below it. */
export const fine = style({ color: color.quiet, fontSize: text.fine, lineHeight: 1.45 });

/** Such a note below a figure. */
export const caption = style([fine, { marginBlockStart: 14 }]);

/** Amounts: tabular figures, so that columns align and counting totals don't jump. */
export const money = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontSize: text.ui,
  fontWeight: 560,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: color.edge,
  textUnderlineOffset: '.32em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

/** For screen readers only. */
export const hidden = style(hiddenStyle);
