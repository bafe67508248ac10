import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, shadow, text } = vars;

/** Covers the page, so that a click outside closes the palette and reaches nothing behind it. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  width: 'auto',
  height: 'auto',
  margin: 0,
  border: 0,
  padding: 'min(12vh, 120px) 16px 16px',
  background: `color-mix(in srgb, ${color.night} 56%, transparent)`,
  overscrollBehavior: 'contain',
});
export const panel = style({
  maxWidth: 560,
  margin: '0 auto',
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow.float,
});
export const head = style({ display: 'flex', gap: 8 });
globalStyle(`${head} > button`, { paddingInline: 14 });
export const field = style({
  flex: 1,
  minWidth: 0,
  minHeight: vars.size.control,
  paddingInline: 12,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
  background: color.raised,
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.quiet, opacity: 1 },
});

export const list = style({
  height: 'min(440px, 56vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginTop: 12,
});
export const group = style({});
globalStyle(`${group} [cmdk-group-heading]`, { color: color.quiet, fontSize: text.fine, padding: '8px 10px 4px' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  minHeight: 40,
  padding: '9px 10px',
  borderRadius: radius.r1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&[data-selected="true"]': { background: color.brandTint } },
});
