import { createVar } from '@vanilla-extract/css';

/** Colour of each strand of the quote card: its own while switched on, that of a hairline while not. */
export const firstStrand = createVar('first-strand');
export const middleStrand = createVar('middle-strand');
export const lastStrand = createVar('last-strand');
