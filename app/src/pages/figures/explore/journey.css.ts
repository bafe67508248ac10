import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../../shell/style/media.ts';
import { h3Style } from '../../../shell/style/shared.ts';

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
export const title = style(h3Style);
export const asked = style({ color: color.quiet });
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

export const helpList = style({ borderBlockStart: `1px solid ${color.ink}` });

/** A drawing, its moment, what helps and a link in one row; on small screens the words are one below the other. */
export const help = style({
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 6fr) minmax(0, 5fr) 208px',
  columnGap: space.s4,
  alignItems: 'center',
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [tablet]: { gridTemplateColumns: '224px minmax(0, 1fr)', columnGap: space.s3 },
    [phone]: {
      gridTemplateColumns: '128px minmax(0, 1fr)',
      columnGap: space.s2,
      alignItems: 'start',
      paddingBlock: '16px 4px',
    },
    print: { breakInside: 'avoid' },
  },
});
globalStyle(`${help} > a`, { justifySelf: 'end', '@media': { [tablet]: { gridColumn: 2, justifySelf: 'start' } } });

/** On the tinted band. */
export const picture = style({
  padding: 8,
  background: color.paper,
  overflow: 'clip',
  '@media': { [tablet]: { gridRow: '1 / span 3' }, [phone]: { padding: 4 } },
});
export const helpDrawing = style({ display: 'block', width: '100%', height: 'auto', fontFamily: vars.font.family });

export const helpTitle = style({
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.026em',
  lineHeight: 1.2,
  '@media': { [phone]: { fontSize: text.h3 } },
});
export const number = style({ marginInlineEnd: 6, color: color.brand, fontVariantNumeric: 'tabular-nums' });
/** On a phone, the same questions are in the drawing one screen above. */
export const question = style({
  marginBlockStart: 4,
  color: color.quiet,
  fontSize: '1rem',
  lineHeight: 1.45,
  '@media': { [phone]: { display: 'none' } },
});
export const helps = style({
  fontSize: '1rem',
  lineHeight: 1.5,
  '@media': { [tablet]: { marginBlockStart: 8 }, [phone]: { marginBlockStart: 4, lineHeight: 1.4 } },
});

globalStyle(`${helpDrawing} .drawing-words`, { '@media': { [phone]: { fontSize: 20.5 } } });
