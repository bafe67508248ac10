import { style } from '@vanilla-extract/css';

/** Below the header, if the bottom corner is covered; hidden from view, if that is too. */
export const region = style({
  selectors: {
    '&[data-place=top]': { insetBlock: '80px auto' },
    '&[data-place=none]:not(:focus-within)': { clipPath: 'inset(50%)' },
  },
});
