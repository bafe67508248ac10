import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../style/media.ts';

const { space } = vars;

/** Around the words and the knot. */
export const page = style({ position: 'relative' });

/** Leaves room for the knot, as does what follows. */
export const words = style({});
globalStyle(`${words}, ${words} + div`, {
  maxWidth: 'calc(100% - min(40vw, 584px))',
  '@media': { [phone]: { maxWidth: 'none' }, print: { maxWidth: 'none' } },
});

/** At the right of words that say what is missing; below them, where it moves nothing, if there is no room. */
export const knot = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: 'min(36vw, 520px)',
  '@media': {
    [phone]: { position: 'static', display: 'block', width: 'min(72vw, 400px)', marginBlockStart: space.s6 },
    print: { display: 'none' },
  },
});
