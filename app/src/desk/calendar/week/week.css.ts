import { vars } from '@agency-site/ui/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hiddenStyle } from '../../../shell/style/shared.ts';
import { chosenEdge } from '../../style/controls.css.ts';
import { narrow } from '../../style/widths.ts';

const { color, radius, shadow, text } = vars;

/** The height of an hour: half an hour holds a line, and in a narrow window two, also in larger text. */
export const hour = createVar();
const forced = '(forced-colors: active)';
const hatch = (ground: string) => `repeating-linear-gradient(135deg, ${color.line} 0 1.5px, ${ground} 1.5px 6px)`;

/** The color of a host. */
export const own = createVar();
export const colors = Object.values(
  styleVariants(
    { first: color.strandA, second: color.strandC, third: color.success, fourth: color.accent },
    (value) => ({
      vars: { [own]: value },
    }),
  ),
);
/** Of the agency with one host, and of hosts who have left. */
export const noColor = style({ vars: { [own]: color.strandB } });

export const week = style({
  display: 'grid',
  gap: 14,
  minWidth: 0,
  vars: { [hour]: '3.75rem' },
  '@media': { [narrow]: { vars: { [hour]: '4.5rem' } } },
});
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 18px', fontSize: text.fine });
export const legendEntry = style({ display: 'flex', alignItems: 'center', gap: 7 });
export const busySample = style({
  width: 14,
  height: 14,
  borderRadius: 2,
  border: `1px solid ${color.edge}`,
  background: hatch('transparent'),
});
export const initials = style({
  flex: 'none',
  fontSize: '.6875rem',
  lineHeight: '1.125rem',
  fontWeight: 600,
  padding: '0 .25rem',
  borderRadius: 3,
  border: `1px solid ${own}`,
  background: color.raised,
  color: color.ink,
});
/** In a block, unless the name needs the room: then the color alone says whose it is, to the eye. */
export const blockInitials = style([
  initials,
  { marginLeft: 'auto', '@container': { '(max-width: 9rem)': { display: 'none' } } },
]);

export const grid = style({ display: 'grid', gridTemplateRows: 'auto auto' });
export const hourNames = style({ gridRow: 2, position: 'relative' });
export const hourName = style({
  display: 'block',
  height: hour,
  fontSize: '.75rem',
  lineHeight: 1,
  color: color.quiet,
  whiteSpace: 'nowrap',
  // The middle of the words is at the line of the hour; the first one would be cut.
  selectors: { '&:not(:first-child)': { transform: 'translateY(-.375rem)' }, '&:first-child': { paddingTop: 3 } },
});
export const day = style({
  display: 'grid',
  gridRow: '1 / 3',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
});
export const dayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'end',
  gap: '0 6px',
  padding: '0 0 5px 8px',
  fontSize: text.small,
  fontWeight: 400,
  letterSpacing: 0,
  borderBottom: `1px solid ${color.ink}`,
});
export const narrowHead = style([
  dayHead,
  { flexWrap: 'nowrap', paddingLeft: 4, fontSize: '.75rem', whiteSpace: 'nowrap' },
]);
export const dayLink = style({
  color: color.quiet,
  minHeight: 28,
  paddingBlock: 4,
  ':hover': { textDecorationLine: 'underline' },
});
export const date = style({ fontWeight: 600, color: color.ink });
export const pastDate = style({ fontWeight: 400 });
export const today = style({
  fontSize: '.75rem',
  fontWeight: 600,
  padding: '1px 5px',
  borderRadius: 3,
  background: color.ink,
  color: color.paper,
  '@media': { [forced]: { border: '1px solid' } },
});
/** Closed, but for the hours that are open. */
export const hours = style({
  position: 'relative',
  borderLeft: `1px solid ${color.line}`,
  background: `repeating-linear-gradient(${color.line} 0 1px, color-mix(in oklab, ${color.sunk}, ${color.line} 14%) 1px ${hour})`,
  selectors: { [`${day}:last-child > &`]: { borderRight: `1px solid ${color.line}` } },
});
export const open = style({
  position: 'absolute',
  insetInline: 0,
  background: color.raised,
  '@media': { [forced]: { borderLeft: '3px solid' } },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `repeating-linear-gradient(${color.line} 0 1px, transparent 1px ${hour})`,
  },
});
export const book = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -2 },
});
export const pointed = style({
  position: 'absolute',
  insetInline: 3,
  display: 'grid',
  alignItems: 'center',
  padding: '0 8px',
  borderRadius: radius.r1,
  border: `1px dashed ${color.edge}`,
  fontSize: '.75rem',
  textAlign: 'left',
  color: color.quiet,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  pointerEvents: 'none',
});
export const off = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: '100%',
  padding: '5px 7px',
  fontSize: text.fine,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  background: hatch('transparent'),
  pointerEvents: 'none',
});
/** Words on a hatched ground. */
export const onHatch = style({
  padding: '1px 4px',
  borderRadius: 2,
  color: color.quiet,
  background: color.raised,
  boxDecorationBreak: 'clone',
});

export const block = style({ position: 'absolute', padding: '1px 3px 1px 2px', pointerEvents: 'none' });
// The line of the current time strikes no words through.
export const callBlock = style([block, { zIndex: 1 }]);
export const call = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: '100%',
  minHeight: 22,
  padding: '0 5px 0 7px',
  overflow: 'hidden',
  containerType: 'inline-size',
  border: `1px solid color-mix(in oklab, ${own} 45%, transparent)`,
  borderLeft: `3px solid ${own}`,
  borderRadius: 3,
  fontSize: text.fine,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  pointerEvents: 'auto',
  ':hover': { boxShadow: shadow.float, borderColor: own },
  ':focus-visible': { outlineOffset: 0, zIndex: 2 },
});
export const booked = style({ background: color.brandTint });
export const past = style({
  background: color.raised,
  borderColor: color.line,
  borderLeftColor: color.edge,
  color: color.quiet,
});
export const cancelled = style({
  background: color.raised,
  border: `1px dashed ${color.edge}`,
  color: color.quiet,
  textDecorationLine: 'line-through',
});
/** The call whose page was open before. */
export const chosen = style({
  ...chosenEdge,
  boxShadow: shadow.float,
});
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 560,
  '@media': {
    [narrow]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, whiteSpace: 'normal' },
  },
});
export const busy = style({
  display: 'flex',
  alignItems: 'start',
  height: '100%',
  padding: '4px 5px',
  overflow: 'hidden',
  containerType: 'inline-size',
  borderLeft: `3px solid ${own}`,
  borderRadius: 3,
  background: hatch(color.raised),
  lineHeight: 1.2,
  '@media': { [forced]: { border: '1px dashed GrayText', borderLeft: '3px dashed GrayText' } },
});
globalStyle(`${busy} > *`, { position: 'relative', zIndex: 1 });
export const busyWord = style([onHatch, { fontSize: '.75rem' }]);
export const hidden = style(hiddenStyle);
export const now = style({
  position: 'absolute',
  left: -1,
  right: 3,
  height: 0,
  borderTop: `2px solid ${color.ink}`,
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    left: -4,
    top: -5,
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: color.ink,
  },
});
