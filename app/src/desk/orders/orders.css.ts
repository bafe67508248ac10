import { vars } from '@agency-site/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { segment, segments } from '../style/controls.css.ts';
import { phone } from '../style/widths.ts';

const { color, text } = vars;

/** A bar above its words: on a phone as wide as them, at the end of its row. */
export const inMoney = style({
  display: 'grid',
  gap: 5,
  '@media': { [phone]: { alignSelf: 'center', width: 134, marginInlineStart: 'auto' } },
});

/** Where rows are stacked, the amount beside the name says what it is. */
export const due = style({ fontWeight: 560 });
globalStyle(`td${due}::before`, {
  '@media': { [phone]: { content: 'Due ', color: color.quiet, fontSize: text.fine, fontWeight: 400 } },
});

export const stage = style({ display: 'inline-flex', alignItems: 'center', gap: 8 });
/** The stages: on a phone, side by side, each at least as wide as its longest word. */
export const stages = style([segments, { '@media': { [phone]: { width: '100%' } } }]);
export const stageButton = style([
  segment,
  {
    '@media': {
      [phone]: {
        flex: '1 1 0',
        minWidth: 'min-content',
        minHeight: 64,
        padding: '8px 2px',
        fontSize: text.fine,
        lineHeight: 1.2,
        overflowWrap: 'normal',
      },
    },
  },
]);
globalStyle(`${stageButton} ${stage}`, {
  '@media': { [phone]: { flexDirection: 'column', gap: 6, whiteSpace: 'normal' } },
});
export const stageMark = style({ width: 20, height: 19, flex: 'none' });

export const strip = style({ display: 'flex', gap: 2, width: '100%' });
const bar = style({ display: 'block', minWidth: 3, height: 6, borderRadius: 1 });
const hatch = `repeating-linear-gradient(135deg, ${color.ink} 0 1.5px, transparent 1.5px 4.5px)`;
export const part = styleVariants({
  received: [bar, { background: color.ink }],
  returned: [bar, { background: hatch, boxShadow: `inset 0 0 0 1px ${color.ink}` }],
  disputed: [bar, { background: color.alarm }],
  pending: [bar, { background: `repeating-linear-gradient(90deg, ${color.ink} 0 3px, transparent 3px 6px)` }],
  due: [bar, { boxShadow: `inset 0 0 0 1.5px ${color.edge}` }],
});

export const moneyParts = style({ display: 'flex', flexWrap: 'wrap', gap: '14px 2px', padding: '16px 0 10px' });
/** Its share of the width, but at least as wide as its text. */
export const moneyPart = style({ flexBasis: 'max-content', display: 'flex', flexDirection: 'column-reverse' });
export const partName = style({ paddingInlineEnd: 14, color: color.quiet, fontSize: text.fine });
export const partAmount = style({ fontSize: '1rem', fontWeight: 600 });
globalStyle(`${partAmount} > *`, { height: 14, marginBottom: 8 });

export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
});
globalStyle(`${payment} > :first-child`, { flex: 1 });
export const paymentAmount = style({ fontWeight: 560 });
export const under = style({ marginTop: 14 });

/** The order, with the next steps and the customer beside it; on a phone, the next steps are above it. */
export const orderColumns = style({
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr) clamp(260px, 30%, 340px)',
  gap: '32px clamp(24px, 4%, 44px)',
  alignItems: 'start',
  '@media': { [phone]: { gridTemplate: 'auto / minmax(0, 1fr)' } },
});
export const orderItself = style({ gridArea: '1 / 1 / 3', '@media': { [phone]: { gridArea: 'auto' } } });
/** The order summary without its shadow: here it is part of the page. */
export const bought = style({ vars: { [vars.shadow.float]: 'none' } });
export const boughtFacts = style({ paddingTop: 24 });
export const nextFirst = style({
  display: 'grid',
  gap: 8,
  paddingBlock: '16px 12px',
  borderBottom: `1px solid ${color.line}`,
});
export const nextRow = style({ selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.line}` } } });
globalStyle(`${nextRow} > button`, {
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  justifyContent: 'flex-start',
  fontSize: 'inherit',
  textAlign: 'start',
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.28em',
});
/** What is said about an action, or instead of it. */
export const nextNote = style({
  paddingBottom: 12,
  selectors: { '&:first-child': { paddingTop: 12 } },
});
globalStyle(`${nextRow} > button:hover`, { textDecorationColor: 'currentColor' });
