import { style } from '@vanilla-extract/css';
import { phone } from '../style/widths.ts';

export const call = style({
  gridTemplateColumns: '90px minmax(0, 1fr) auto',
  minHeight: 58,
  '@media': { [phone]: { gridTemplateColumns: '80px minmax(0, 1fr)', paddingBlock: 12 } },
});
export const daysOff = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: 58,
});
export const none = style({ paddingTop: 12 });
export const add = style({ paddingTop: 14 });
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
