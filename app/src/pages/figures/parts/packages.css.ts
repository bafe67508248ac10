import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { strandColor } from '../../../shell/art/pictogram.css';
import { tagStyle } from '../../../shell/style/shared.ts';

const { color, space, text } = vars;
const stacked = 'screen and (max-width: 700px)';

/** Side by side, with aligned rows; one below the other on a phone. */
export const packages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s3,
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 6',
  rowGap: 0,
  scrollMarginBlockStart: 96,
  padding: `clamp(20px, 2.4vw, ${space.s4})`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r3,
  background: color.raised,
});

export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'start' });
export const tag = style(tagStyle);

export const name = style({
  marginBlockStart: 12,
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.026em',
  lineHeight: 1.2,
});

export const suits = style({ maxWidth: '44ch', marginBlockStart: 6, color: color.quiet });

export const systems = style({ marginBlockStart: space.s3, borderBlockStart: `1px solid ${color.ink}` });

export const system = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: 14,
  alignItems: 'center',
  minHeight: 48,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [stacked]: { minHeight: 40 } },
});
export const missing = style([system, { color: color.quiet }]);
globalStyle(`${missing} > svg`, { vars: { [strandColor]: 'currentColor' } });

export const tick = style({ color: color.brand });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  marginBlock: `${space.s3} 16px`,
  color: color.quiet,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const amount = style({
  marginInlineEnd: 'auto',
  color: color.ink,
  fontSize: '2.25rem',
  fontWeight: 480,
  letterSpacing: '-.036em',
  lineHeight: 1.1,
});

export const saving = style({ color: color.accent, fontWeight: 560 });

export const note = style({ marginBlockStart: space.s3, color: color.quiet, fontSize: text.ui, lineHeight: 1.45 });
