import { createVar } from '@vanilla-extract/css';

/** The colour of each strand: its own when switched on, otherwise that of a hairline. */
export const firstStrand = createVar('first-strand');
export const middleStrand = createVar('middle-strand');
export const lastStrand = createVar('last-strand');
