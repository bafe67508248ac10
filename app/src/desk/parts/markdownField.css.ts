import { globalStyle, style } from '@vanilla-extract/css';

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, minWidth: 0 });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const text = style({ display: 'contents' });
// Above the marks, which are right above the text.
globalStyle(`${text} > :is(label, label + p)`, { order: -1 });
/** As lists show it: cut from the middle. */
export const picture = style({
  width: '100%',
  maxWidth: 420,
  height: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
});
/** On white, as in a dark page. */
export const logo = style({ maxWidth: 240, maxHeight: 96, width: 'auto', background: '#fff', padding: 8 });
globalStyle(`${text} > textarea`, { minHeight: 320, lineHeight: 1.65 });
