import { styleVariants } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';

/** Width to height. */
export const ratios = { wide: 16 / 10, tall: 4 / 5 };
const { wide, tall } = ratios;

/** At two thirds and one third of a row, a wide and a tall cover are equally high. */
export const shape = styleVariants({
  wide: { aspectRatio: wide },
  tall: { aspectRatio: tall },
  tallOnTablets: { aspectRatio: wide, '@media': { [tablet]: { aspectRatio: tall } } },
});
