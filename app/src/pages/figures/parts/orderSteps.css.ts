import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

export const sheet = style({
  padding: `20px ${space.s3} 12px`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.raised,
  boxShadow: vars.shadow.float,
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.s2,
  paddingBlockEnd: 14,
  borderBlockEnd: `1px solid ${color.ink}`,
});

export const quiet = style({ color: color.quiet, fontSize: text.fine });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 44,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: text.ui,
  lineHeight: 1.3,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

/** A step of this business alone. */
export const own = style([
  step,
  { marginInline: -12, padding: '10px 12px', background: color.brandTint, fontWeight: 560 },
]);

export const number = style({
  color: color.quiet,
  fontSize: text.fine,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
export const sign = style({ color: color.success, lineHeight: 0 });
export const made = style({ color: color.brand, fontSize: text.fine });
