import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../style/media.ts';

const { space } = vars;

/** Around the words and the knot. */
export const page = style({ position: 'relative' });

/** Leaves room for the knot. */
export const words = style({
  maxWidth: 'calc(100% - min(34vw, 464px))',
  '@media': { [tablet]: { maxWidth: 'none' }, print: { maxWidth: 'none' } },
});

/** At the right of words that say what is missing; below them, where it moves nothing, if there is no room. */
export const knot = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: 'min(30vw, 400px)',
  '@media': {
    [tablet]: { position: 'static', display: 'block', width: 'min(72vw, 400px)', marginBlockStart: space.s6 },
    print: { display: 'none' },
  },
});
