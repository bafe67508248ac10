import { style } from '@vanilla-extract/css';

/** Below the header, where the corner at the bottom is taken. */
export const region = style({ selectors: { '&[data-place=top]': { insetBlock: '80px auto' } } });
