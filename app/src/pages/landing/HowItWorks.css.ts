import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';

const { color, space } = vars;
const gap = 64;

export const section = style({
  paddingBlock: space.section,
  borderBlock: `1px solid ${color.line}`,
  background: color.sunk,
});

export const title = style({ maxWidth: '16em' });

export const way = style({
  position: 'relative',
  marginBlockStart: space.s4,
});

/**
 * Above the three columns; on a narrow screen beside the three rows, with the braid rotated.
 * The strands join where the third step begins.
 */
export const strip = style({
  height: 96,
  '@media': {
    [tablet]: {
      position: 'absolute',
      insetBlockStart: 13,
      insetInlineStart: 0,
      width: 40,
      // The third of three equal rows begins at 2/3; the strands join at 843/1200 of the braid.
      height: `${((2 / 3) * 100 * 1200) / 843}%`,
      containerType: 'size',
    },
  },
});

/** The braid's own transform is its drawing. */
export const frame = style({
  width: '100%',
  height: '100%',
  '@media': {
    [tablet]: {
      width: '100cqh',
      height: '100cqw',
      transform: 'translateX(100cqw) rotate(90deg)',
      transformOrigin: '0 0',
    },
  },
});

export const braid = style({ display: 'block', width: '100%', height: '100%' });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: gap,
  marginBlockStart: space.s3,
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoRows: '1fr',
      marginBlockStart: 0,
      paddingInlineStart: 72,
    },
  },
});

export const number = style({ marginInlineEnd: '.5em', color: color.brand });

export const text = style({
  maxWidth: '34ch',
  marginBlockStart: 8,
  color: color.quiet,
  fontSize: '1rem',
  '@media': { [tablet]: { maxWidth: '48ch', paddingBlockEnd: space.s4 } },
});
