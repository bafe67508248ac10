import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { desktop, tablet } from '../../../shell/style/media.ts';

const { color, space } = vars;

/** Side by side along a line, with level titles and texts; below one another where there is less room. */
export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: space.s4,
  '@media': { [tablet]: { gridAutoFlow: 'row', rowGap: space.s3 } },
});

export const step = style({
  position: 'relative',
  paddingBlockStart: 34,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: 0,
    zIndex: 1,
    width: 11,
    height: 11,
    borderRadius: '50%',
    background: color.strandA,
  },
  // The line between steps.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 6.5,
    insetInline: `0 calc(-1 * ${space.s4})`,
    height: 2,
    background: color.strandA,
  },
  selectors: {
    '&:nth-child(2)::before, &:nth-child(2)::after': { background: color.strandB },
    '&:nth-child(n + 3)::before, &:nth-child(n + 3)::after': { background: color.strandC },
    '&:last-child::before': { background: color.ink },
    '&:last-child::after': { display: 'none' },
  },
  '@media': {
    [desktop]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2', alignContent: 'start' },
    [tablet]: {
      paddingBlockStart: 0,
      paddingInlineStart: 36,
      '::before': { insetBlockStart: 7 },
      '::after': { insetBlock: `12px calc(-8px - ${space.s3})`, insetInline: '4.5px auto', width: 2, height: 'auto' },
    },
  },
});

/** The drawing above the words; beside them where steps are one below the other. */
export const drawn = style({
  '@media': {
    [desktop]: { gridRow: 'span 3' },
    [tablet]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / clamp(88px, 25vw, 220px) minmax(0, 1fr)',
      columnGap: `clamp(14px, 4vw, ${space.s3})`,
      alignItems: 'start',
    },
  },
});
globalStyle(`${drawn} > div`, {
  // On the tinted band.
  background: color.paper,
  '@media': { [desktop]: { marginBlockEnd: 16 }, [tablet]: { gridRow: '1 / 3' } },
});

export const words = style({
  maxWidth: '60ch',
  marginBlockStart: 4,
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.55,
});
