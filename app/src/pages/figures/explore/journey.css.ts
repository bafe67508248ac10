import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;
/** Then the journey goes down, beside the moments. */
const narrow = 'screen and (max-width: 820px)';
const each = 132;
/** The moments of a journey. */
const count = 5;
const across = 92;

/** At the end of a page's head. */
export const figure = style({
  paddingBlockEnd: space.section,
  '@media': {
    [narrow]: { display: 'grid', gridTemplateColumns: `${across}px minmax(0, 1fr)`, columnGap: 16 },
  },
});

export const art = style({ '@media': { [narrow]: { position: 'relative' } } });
export const drawing = style({
  display: 'block',
  width: '100%',
  height: 240,
  overflow: 'visible',
  fill: 'none',
  '@media': {
    [narrow]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      width: count * each,
      height: across,
      transform: `rotate(90deg) translateY(-${across}px)`,
      transformOrigin: '0 0',
    },
  },
});

globalStyle(`${drawing} path`, { vectorEffect: 'non-scaling-stroke' });
globalStyle(`${drawing} .drawing-lost`, { strokeWidth: 1.25, '@media': { [narrow]: { strokeWidth: 1 } } });

export const moments = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gridTemplateRows: 'repeat(3, auto)',
  columnGap: 24,
  marginBlockStart: 14,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: `repeat(${count}, minmax(${each}px, auto))`,
      marginBlockStart: 0,
      paddingBlockStart: 0,
      borderBlockStart: 0,
    },
  },
});
export const moment = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: 6,
  fontSize: text.small,
  lineHeight: 1.45,
  '@media': {
    [narrow]: {
      gridTemplateRows: 'none',
      gridRow: 'auto',
      alignContent: 'start',
      rowGap: 3,
      paddingBlock: 10,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});
export const title = style({ fontSize: text.h3, fontWeight: 560, letterSpacing: '-.014em', lineHeight: 1.3 });
export const question = style({ color: color.quiet });
export const loss = style({
  position: 'relative',
  paddingInlineStart: 16,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '.5em',
    insetInlineStart: 0,
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: color.alarm,
  },
});
globalStyle(`${figure} > figcaption`, { gridColumn: '1 / -1' });
