import { createVar } from '@vanilla-extract/css';

/** The colour of a pictogram’s strand. Apart from the pictograms’ looks, which only pages that show some need. */
export const strandColor = createVar();
