import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, phone, rowsAtTop } from '../style/widths.ts';

const { color, gradient, radius, text } = vars;
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
  // In a low window.
  overflowY: 'auto',
  '@media': {
    // Findings and the member's menu above the navigation, which stays at the top of the window.
    [narrow]: {
      top: -56,
      height: 'auto',
      overflowY: 'visible',
      display: 'grid',
      gridTemplateColumns: '1fr auto auto',
      alignItems: 'center',
      gap: '0 16px',
      padding: `0 ${edge}`,
      borderRight: 0,
      borderBottom: `1px solid ${color.line}`,
    },
    [phone]: { top: 0, gridTemplateColumns: '1fr auto' },
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
  '@media': { [narrow]: { padding: 0, minHeight: 56 } },
});
/** One with the name leaves room for what is beside it. */
globalStyle(`${brand} > img`, { maxWidth: 120 });
export const mark = style({ width: 24, height: 22, flex: 'none' });
export const desk = style({
  marginLeft: 'auto',
  color: color.quiet,
  fontWeight: 400,
  fontSize: '.8125rem',
  letterSpacing: 0,
  '@media': { [narrow]: { margin: 0 } },
});
/** The name. */
globalStyle(`${brand} > span:not(${desk})`, { '@media': { [narrow]: { display: 'none' } } });
export const find = style({
  gap: 8,
  minHeight: 36,
  marginTop: 14,
  padding: '0 8px 0 10px',
  justifyContent: 'flex-start',
  font: 'inherit',
  color: color.quiet,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { marginTop: 0, minHeight: 40 }, [phone]: { minHeight: 44, paddingInlineEnd: 14 } },
});
globalStyle(`${find} kbd`, { marginInlineStart: 'auto', '@media': { [phone]: { display: 'none' } } });
export const glass = style({
  width: 15,
  height: 15,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
});
export const nav = style({
  display: 'grid',
  marginTop: 16,
  '@media': {
    // All are seen: where one row is too narrow, there is a second.
    [narrow]: {
      gridRow: 2,
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 clamp(12px, 2.4vw, 26px)',
      marginTop: 0,
    },
    // At the bottom, within reach of the thumb.
    [phone]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 3,
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: 0,
      padding: '0 6px',
      background: color.raised,
      borderTop: `1px solid ${color.line}`,
    },
  },
});
/** The links that are under "More" on a phone: a sheet above the bar. */
export const moreItems = style({
  display: 'contents',
  '@media': {
    [phone]: {
      display: 'none',
      position: 'fixed',
      inset: 'auto 0 56px',
      width: 'auto',
      maxHeight: 'calc(100dvh - 56px)',
      margin: 0,
      padding: '8px 20px 16px',
      border: 0,
      borderTop: `1px solid ${color.edge}`,
      background: color.raised,
      color: color.ink,
      overflowY: 'auto',
      gridTemplateColumns: '1fr 1fr',
      columnGap: 24,
      selectors: { '&:popover-open': { display: 'grid' } },
    },
  },
});
export const navLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '0 10px',
  border: 0,
  borderRadius: radius.r1,
  background: 'none',
  position: 'relative',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: color.brandTint },
  selectors: { '&[aria-current]': { fontWeight: 600, background: color.brandTint } },
  '@media': {
    [narrow]: {
      gap: 5,
      minHeight: 44,
      padding: 0,
      borderRadius: 0,
      color: color.quiet,
      selectors: {
        '&[aria-current]': { background: 'none', color: color.ink, boxShadow: `inset 0 -2px ${color.strandB}` },
      },
    },
    [phone]: { minHeight: 48, borderBottom: `1px solid ${color.line}` },
  },
});
/** The first link of a group, where the links are below each other. */
export const firstOfGroup = style([navLink, { marginTop: 10, '@media': { [narrow]: { marginTop: 0 } } }]);
globalStyle(`${nav} > ${navLink}`, {
  '@media': { [phone]: { justifyContent: 'center', minHeight: 56, border: 0, fontSize: text.fine } },
});
globalStyle(`${nav} > ${navLink}:is([aria-current], [data-current])`, {
  '@media': { [phone]: { fontWeight: 600, color: color.ink, boxShadow: `inset 0 2px ${color.strandB}` } },
});
export const more = style([navLink, { display: 'none', font: 'inherit', '@media': { [phone]: { display: 'flex' } } }]);
/** How many things need attention there. */
export const count = style({
  marginInlineStart: 'auto',
  color: color.ink,
  fontWeight: 600,
  '@media': { [narrow]: { marginInlineStart: 0 } },
});
export const alarmCount = style([count, { color: color.alarm }]);
globalStyle(`${moreItems} ${count}`, { '@media': { [phone]: { marginInlineStart: 'auto' } } });
globalStyle(`${navLink}[aria-current]::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: -14,
  insetBlock: 6,
  width: 3,
  background: gradient.edge,
  '@media': { [narrow]: { display: 'none' } },
});
const me = style({
  marginTop: 'auto',
  borderTop: `1px solid ${color.line}`,
  padding: '14px 10px 0',
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  '@media': {
    [narrow]: { border: 0, margin: 0, padding: 0 },
    [phone]: { gridColumn: '1 / -1', paddingTop: 16 },
  },
});
export const meBeside = style([me, { '@media': { [phone]: { display: 'none' } } }]);
export const meUnderMore = style([me, { display: 'none', '@media': { [phone]: { display: 'grid' } } }]);
// Beside the search, "Log out" is enough.
globalStyle(`${me} > p`, { '@media': { [rowsAtTop]: { display: 'none' } } });
export const main = style({
  padding: `26px ${edge} 56px`,
  minWidth: 0,
  '@media': { [phone]: { paddingTop: 20, paddingBottom: 120 } },
});
