import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, phone, tablet } from '../style/widths.ts';

const { color, gradient, radius } = vars;
const edge = 'clamp(20px, 3.2vw, 48px)';

export const app = style({
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 1fr)',
  minHeight: '100vh',
  maxWidth: 1680,
  '@media': { [narrow]: { display: 'block' } },
});
export const rail = style({
  position: 'sticky',
  top: 0,
  height: '100vh',
  display: 'flex',
  flexDirection: 'column',
  padding: '18px 14px 16px',
  borderRight: `1px solid ${color.line}`,
  background: color.paper,
  zIndex: 2,
  '@media': {
    [narrow]: {
      height: 'auto',
      flexDirection: 'row',
      alignItems: 'center',
      gap: 22,
      padding: `0 ${edge}`,
      borderRight: 0,
      borderBottom: `1px solid ${color.line}`,
      overflowX: 'auto',
    },
    [phone]: { gap: 12 },
  },
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '0 10px',
  minHeight: 44,
  fontSize: '.9375rem',
  fontWeight: 600,
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { padding: 0 } },
});
export const mark = style({ width: 24, height: 22, flex: 'none' });
export const name = style({ '@media': { [narrow]: { display: 'none' } } });
export const desk = style({
  marginLeft: 'auto',
  color: color.quiet,
  fontWeight: 400,
  fontSize: '.8125rem',
  letterSpacing: 0,
  '@media': { [narrow]: { margin: 0 } },
});
export const find = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 36,
  marginTop: 14,
  padding: '0 8px 0 10px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
  background: color.raised,
  color: color.quiet,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { marginTop: 0 }, [phone]: { flex: 1, minHeight: 44, minWidth: 0 } },
});
export const nav = style({
  display: 'grid',
  gap: 2,
  marginTop: 16,
  '@media': {
    // The places scroll where they don't fit, and fade at the edge; "Log out" stays.
    [narrow]: {
      display: 'flex',
      gap: 20,
      marginTop: 0,
      paddingInlineEnd: 24,
      minWidth: 0,
      overflowX: 'auto',
      scrollPaddingInline: 24,
      scrollbarWidth: 'none',
      maskImage: 'linear-gradient(90deg, #000 calc(100% - 24px), transparent)',
    },
    [tablet]: { gap: 10 },
    // At the thumb.
    [phone]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 3,
      padding: '0 24px 0 16px',
      maskImage: 'none',
      background: color.raised,
      borderTop: `1px solid ${color.line}`,
    },
  },
});
export const place = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 34,
  padding: '0 10px',
  borderRadius: radius.r1,
  position: 'relative',
  whiteSpace: 'nowrap',
  ':hover': { background: color.sunk },
  selectors: { '&[aria-current]': { fontWeight: 600, background: color.brandTint } },
  '@media': {
    [narrow]: {
      minHeight: 48,
      padding: 0,
      borderRadius: 0,
      color: color.quiet,
      selectors: {
        '&[aria-current]': { background: 'none', color: color.ink, boxShadow: `inset 0 -2px ${color.strandB}` },
      },
    },
  },
});
globalStyle(`${place}[aria-current]::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: -14,
  insetBlock: 6,
  width: 3,
  background: gradient.edge,
  '@media': { [narrow]: { display: 'none' } },
});
export const me = style({
  marginTop: 'auto',
  borderTop: `1px solid ${color.line}`,
  padding: '14px 10px 0',
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  '@media': {
    [narrow]: {
      border: 0,
      margin: '0 0 0 auto',
      padding: 0,
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(`${me} > button`, { marginLeft: -10, '@media': { [narrow]: { marginLeft: 0 } } });
// So that the places and "Log out" fit beside each other.
globalStyle(`${me} > p, ${find} > kbd`, { '@media': { [narrow]: { display: 'none' } } });
export const main = style({
  padding: `26px ${edge} 56px`,
  minWidth: 0,
  '@media': { [phone]: { paddingTop: 20, paddingBottom: 120 } },
});
