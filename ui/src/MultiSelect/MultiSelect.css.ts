import { layered } from '../lib/layered';
import { forced, hovering, inert, ring } from '../lib/rules';
import { vars } from '../theme/tokens.css';

const { color, text } = vars;

export const box = layered({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  minBlockSize: vars.size.control,
  padding: `calc((${vars.size.control} - 38px) / 2)`,
  paddingInlineEnd: '48px',
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.r1,
  background: color.raised,
  selectors: {
    '&:has(input:focus-visible)': ring,
    '&:has(input:disabled)': inert,
    '&[data-invalid]': { borderColor: color.alarm, boxShadow: `inset 0 0 0 1px ${color.alarm}` },
  },
  '@media': { [hovering]: { selectors: { '&:hover': { borderColor: color.ink } } } },
});

export const chips = layered({ display: 'contents', listStyle: 'none' });

export const chip = layered({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  minBlockSize: '36px',
  paddingInlineStart: '10px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r1,
  background: color.brandTint,
  fontSize: text.small,
  fontWeight: 500,
  lineHeight: 1.3,
});

const button = {
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.r1,
  background: 'none',
  color: color.quiet,
  cursor: 'pointer',
} as const;

export const remove = layered({
  ...button,
  flex: 'none',
  inlineSize: '34px',
  blockSize: '34px',
  selectors: { '&:focus-visible': { ...ring, outlineOffset: '-2px' }, '&:hover': { color: color.ink } },
});

export const input = layered({
  flex: '1 1 8ch',
  minInlineSize: '8ch',
  inlineSize: '8ch',
  minBlockSize: '36px',
  margin: 0,
  padding: 0,
  paddingInlineStart: '8px',
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  // iOS zooms into fields with text under 16 px.
  fontSize: '1rem',
  selectors: { '&::placeholder': { color: color.quiet, opacity: 1 } },
});

export const toggle = layered({
  ...button,
  position: 'absolute',
  insetBlock: '3px',
  insetInlineEnd: '3px',
  inlineSize: '44px',
  maxBlockSize: '44px',
  selectors: { '&:not([aria-expanded=true])': { transform: 'scaleY(-1)' } },
});

export const popup = layered({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 6px)',
  insetInline: '-1px',
  zIndex: 6,
  maxBlockSize: '288px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  background: color.raised,
  boxShadow: vars.shadow.float,
  selectors: {
    '&[data-state=closed]': { display: 'none' },
    // In the top layer, below the field, or above it where there is more room.
    '&[popover]': {
      position: 'fixed',
      inset: 'auto',
      margin: 0,
      // Above the field, it leaves the label in view.
      marginBlock: '6px 30px',
      boxSizing: 'border-box',
      inlineSize: 'anchor-size(inline)',
      positionArea: 'block-end center',
      positionTryFallbacks: 'block-start center',
      color: color.ink,
    },
  },
});

export const menu = layered({ margin: 0, padding: 0, outline: 'none', listStyle: 'none' });

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '44px',
  padding: '8px 12px',
  boxSizing: 'border-box',
  fontSize: text.ui,
  lineHeight: 1.35,
} as const;

export const option = layered({
  ...row,
  borderRadius: vars.radius.r1,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: color.sunk },
    '&[aria-selected=true]': { fontWeight: 560 },
    '&[aria-disabled=true]': { color: color.quiet, cursor: 'not-allowed' },
  },
  '@media': { [forced]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } } },
});

export const description = layered({ display: 'block', color: color.quiet, fontSize: text.small, fontWeight: 400 });

export const tick = layered({
  flex: 'none',
  color: color.brand,
  visibility: 'hidden',
  selectors: { [`${option}[aria-selected=true] > &`]: { visibility: 'visible' } },
});

export const empty = layered({ ...row, margin: 0, color: color.quiet });
