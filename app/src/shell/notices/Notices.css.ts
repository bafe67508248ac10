import { style } from '@vanilla-extract/css';

/** Below the header, when the bottom corner is covered. */
export const region = style({ selectors: { '&[data-place=top]': { insetBlock: '80px auto' } } });
