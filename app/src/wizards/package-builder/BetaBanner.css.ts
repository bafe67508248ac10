import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, text, color } = vars;

export const beta = style({
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.sunk,
  fontSize: text.small,
  '@media': { print: { display: 'none' } },
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s2,
  minHeight: 40,
});

/** The saving, in the theme's only warm colour. */
export const claim = style({ color: color.accent, fontWeight: 600 });

export const what = style({
  color: color.quiet,
  '@media': { 'screen and (max-width: 600px)': { display: 'none' } },
});

export const left = style({ color: color.quiet, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
