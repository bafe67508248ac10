import { vars } from '@agency-site/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';
import { plateStyle } from './plate.ts';

export const cover = style({ ...plateStyle, overflow: 'hidden', background: vars.color.sunk });

const wide = '16 / 10';
const tall = '4 / 5';

/** At two thirds and one third of a row, a wide and a tall cover are equally high. */
export const shape = styleVariants({
  wide: { aspectRatio: wide },
  tall: { aspectRatio: tall },
  tallOnTablets: { aspectRatio: wide, '@media': { [tablet]: { aspectRatio: tall } } },
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
