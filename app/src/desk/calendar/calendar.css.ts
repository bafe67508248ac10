import { globalStyle, style } from '@vanilla-extract/css';
import { input } from '../style/controls.css.ts';
import { phone } from '../style/widths.ts';

export const call = style({
  gridTemplateColumns: '90px minmax(0, 1fr) auto',
  minHeight: 58,
  '@media': { [phone]: { gridTemplateColumns: '80px minmax(0, 1fr)', paddingBlock: 12 } },
});
// What can be done stands under the name.
globalStyle(`${call} > :last-child`, { '@media': { [phone]: { gridColumn: 2 } } });
globalStyle(`${call} > :last-child:not(:empty)`, { '@media': { [phone]: { marginTop: 8 } } });
export const daysOff = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: 58,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'end' });
export const none = style({ paddingTop: 12 });
export const add = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 14 });
export const time = style({ fontWeight: 560, alignSelf: 'start', paddingTop: 2 });
export const who = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const move = style({ display: 'grid', gap: 16 });
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
  alignItems: 'center',
  gap: '6px 16px',
  border: 0,
  padding: 0,
  margin: 0,
});
export const period = style({
  display: 'inline-grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 108px) auto)',
  alignItems: 'center',
  gap: 8,
});
/** Room for "09:00 AM" in 320 pixels. */
export const clock = style([
  input,
  { paddingInline: 9, selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } } },
]);
