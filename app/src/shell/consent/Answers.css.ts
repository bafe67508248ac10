import { style } from '@vanilla-extract/css';
import { desktop, phone } from '../style/media.ts';

/** Side by side and equally wide; on a phone the third is below the other two. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 } },
});

/** Two beside the text. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, 144px)' } },
});

export const save = style({ '@media': { [phone]: { gridColumn: '1 / -1', width: '100%' } } });
