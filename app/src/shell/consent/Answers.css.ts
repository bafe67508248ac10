import { style } from '@vanilla-extract/css';
import { phone } from '../style/media.ts';

/** Side by side and equally wide; on a phone the third is below the other two. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 } },
});

/** Stacked where they are beside the text, to leave room for the switches. */
export const beside = style([
  answers,
  { '@media': { 'screen and (min-width: 969px)': { gridTemplateColumns: '184px', gap: 8 } } },
]);

export const save = style({ '@media': { [phone]: { gridColumn: '1 / -1' } } });
