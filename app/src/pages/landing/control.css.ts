import { style } from '@vanilla-extract/css';

/** The native control lies unseen over what stands for it. */
export const control = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
