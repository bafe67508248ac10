import { styleVariants } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';

const wide = '16 / 10';
const tall = '4 / 5';

/** At two thirds and one third of a row, a wide and a tall cover are equally high. */
export const shape = styleVariants({
  wide: { aspectRatio: wide },
  tall: { aspectRatio: tall },
  tallOnTablets: { aspectRatio: wide, '@media': { [tablet]: { aspectRatio: tall } } },
});
