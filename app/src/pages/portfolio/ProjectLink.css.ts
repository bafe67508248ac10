import { vars } from '@agency-site/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { desktop, tablet } from '../../shell/style/media.ts';

const { color, space, text } = vars;

/** Width to height. */
export const ratios = { wide: 16 / 10, tall: 4 / 5 };
const { wide, tall } = ratios;

/** At two thirds and one third of a row, a wide and a tall cover are equally high. */
export const shape = styleVariants({
  wide: { aspectRatio: wide },
  tall: { aspectRatio: tall },
  tallOnTablets: { aspectRatio: wide, '@media': { [tablet]: { aspectRatio: tall } } },
});

/** The sum is below the line; on a wide screen it is at the right of the title. */
export const caption = style({
  paddingBlockStart: space.s2,
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space.s3,
      alignItems: 'baseline',
    },
  },
});

export const sum = style({
  marginBlockStart: 6,
  fontSize: text.ui,
  fontWeight: 560,
  letterSpacing: '-.005em',
  '@media': { [desktop]: { gridArea: '1 / 2', marginBlockStart: 0 } },
});

export const built = style({
  marginBlockStart: 2,
  maxWidth: '54ch',
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
  '@media': { [desktop]: { gridColumn: '1 / -1' } },
});
