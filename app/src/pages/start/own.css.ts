import { createVar } from '@vanilla-extract/css';

/** The colour of a way. */
export const own = createVar();

/** Screens where three ways have no room side by side. */
export const stacked = 'screen and (max-width: 740px)';
