import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { chosenEdge, segments } from '../style/controls.css.ts';
import { phone } from '../style/widths.ts';
import { own } from './week/week.css.ts';

const { color, radius, text } = vars;

/** On a phone, the parts have a row of their own. */
export const actions = style({ '@media': { [phone]: { width: '100%' } } });
export const parts = style([segments, { '@media': { [phone]: { flex: '1 0 100%' } } }]);
export const steps = style({ display: 'flex', gap: 4, '@media': { [phone]: { flex: 1 } } });
/** A button of a row of small ones. */
export const small = style({ paddingInline: 10 });
globalStyle(`${steps} > *`, { paddingInline: 12 });
globalStyle(`:is(${parts}, ${steps}) > *`, { '@media': { [phone]: { flex: 'auto', paddingInline: 6 } } });
export const arrow = style({ width: 14, height: 10, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });
export const unread = style({ whiteSpace: 'nowrap' });
export const zone = style({ '@media': { [phone]: { display: 'none' } } });

/** The days of a week. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  marginBottom: 22,
  borderBlock: `1px solid ${color.line}`,
});
export const stripDay = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  padding: '7px 0 8px',
  border: '2px solid transparent',
  fontSize: text.fine,
  color: color.quiet,
  ':hover': { background: color.brandTint },
  selectors: {
    '&[aria-current]': { ...chosenEdge, borderRadius: radius.r1 },
  },
});
export const stripDate = style({ fontSize: '1.125rem', fontWeight: 500, color: color.ink });
export const pastDay = style({});
globalStyle(`${pastDay} > b`, { color: color.quiet });
export const stripToday = style([
  stripDate,
  { textDecoration: 'underline 2px', textUnderlineOffset: '.25em', fontWeight: 600 },
]);
export const dots = style({ display: 'flex', gap: 3, height: 6 });
export const dot = style({ width: 6, height: 6, borderRadius: '50%', background: own });
export const off = style({ marginBottom: 14 });

export const call = style({
  gridTemplateColumns: '90px minmax(0, 1fr) auto',
  minHeight: 58,
  '@media': { [phone]: { gridTemplateColumns: '80px minmax(0, 1fr)', paddingBlock: 12 } },
});
/** A time without a call. */
export const span = style({
  gridTemplateColumns: '90px minmax(0, 1fr) auto',
  minHeight: 58,
  '@media': { [phone]: { gridTemplateColumns: '80px minmax(0, 1fr) auto' } },
});
// The actions are under the name, their text aligned with it.
globalStyle(`${call} > :last-child`, { '@media': { [phone]: { gridColumn: 2, marginInlineStart: -10 } } });
export const rowWithAction = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: 58,
});
/** The actions are under the text. */
export const calendarRow = style({ rowGap: 10, paddingBlock: 12 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'end' });
globalStyle(`${calendarRow} > ${buttons}`, { justifyContent: 'start' });
// On a phone, three actions leave no room beside them.
globalStyle(`${rowWithAction}:has(> ${buttons})`, {
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 10, paddingBlock: 12 } },
});
globalStyle(`${rowWithAction} > ${buttons}`, { '@media': { [phone]: { justifyContent: 'start' } } });
export const time = style({ fontWeight: 560, alignSelf: 'start', paddingTop: 2 });
globalStyle(`${span} > ${time}`, { fontWeight: 400 });
export const who = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
// Name and address are one above the other: neither takes a tap meant for the other one.
globalStyle(`${who} a`, { display: 'inline-block', paddingBlock: 3, marginBlock: 0 });
export const about = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 14 });
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: 8,
  border: 0,
  padding: 0,
  margin: 0,
});

export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  gap: '6px 16px',
  border: 0,
  padding: 0,
  margin: 0,
});
/** Where the button has no room beside the fields, it is below them. */
export const period = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 });
export const clock = style({ width: 108, '@media': { [phone]: { width: 116 } } });
globalStyle(`${clock} input`, { paddingInline: 9 });
globalStyle(`${clock} ::-webkit-calendar-picker-indicator`, { display: 'none' });
