import { style } from '@vanilla-extract/css';

/** The native control, invisible above its replacement. */
export const control = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
