import { style } from '@vanilla-extract/css';

export const hero = style({ position: 'relative', overflow: 'clip', paddingBlock: '16px 40px' });
export const heroText = style({ position: 'relative', maxInlineSize: '34rem' });

/** The one place where the strands are large. */
export const heroArt = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: 320,
  opacity: 0.9,
  '@media': { 'screen and (max-width: 1099.98px)': { display: 'none' }, print: { display: 'none' } },
});
