import { createVar } from '@vanilla-extract/css';

/** The colour of a way. */
export const own = createVar('own');
