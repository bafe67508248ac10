import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { scriptOnlyStyle } from '../../../shell/style/shared.ts';

const { color, text } = vars;

/** Without scripts nothing answers it. */
export const range = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  fontSize: text.ui,
  lineHeight: 1.4,
  ...scriptOnlyStyle,
});

export const label = style({ fontWeight: 560 });
export const words = style({ color: color.brand, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const input = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: 28,
  margin: 0,
  accentColor: color.brand,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
});

export const hint = style({ gridColumn: '1 / -1', color: color.quiet, fontSize: text.fine });
