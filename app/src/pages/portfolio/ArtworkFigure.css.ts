import { vars } from '@agency-site/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';
import { h3Style, plateStyle, wrapStyle } from '../../shell/style/shared.ts';

const { color, space, text, width } = vars;

/** The width of artworks that are wider than the text. */
const WIDE = '1344px';

export const art = style({
  selectors: { '& + &': { paddingBlockStart: space.s5 } },
});

/** Wider than the text; from edge to edge on a phone. Its caption begins where the text does. */
export const bleed = style({
  ...wrapStyle,
  maxWidth: `calc(${WIDE} + 2 * ${space.gutter})`,
  '@media': { [phone]: { paddingInline: 0 } },
});

export const plate = style(plateStyle);
globalStyle(`${bleed} > ${plate}`, { '@media': { [phone]: { borderRadius: 0 } } });

export const image = style({ display: 'block', width: '100%', height: 'auto' });

/** A picture that is wider than a phone. */
export const swiped = style({
  '@media': { [phone]: { overflowX: 'auto', scrollbarWidth: 'none', '::after': { display: 'none' } } },
});
globalStyle(`${swiped} ${image}`, { '@media': { [phone]: { width: 'auto', maxWidth: 'none' } } });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s3,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s4 } },
});

/** Pictures that are compared stay beside each other, however small. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  '@media': { [phone]: { gap: space.s1 } },
});

export const one = style({ minWidth: 0 });

export const caption = style({
  maxWidth: '72ch',
  paddingBlockStart: 12,
  color: color.quiet,
  fontSize: text.fine,
  lineHeight: 1.45,
});
globalStyle(`${bleed} > ${caption}`, {
  maxWidth: 'none',
  paddingInline: `max(0px, (min(100vw - 2 * ${space.gutter}, ${WIDE}) - ${width.content}) / 2)`,
  '@media': { [phone]: { paddingInline: space.gutter } },
});

export const scope = style({
  marginInlineEnd: 10,
  color: color.ink,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 7,
    borderRadius: 1,
    background: 'currentColor',
  },
});

globalStyle(`${row} ${scope}`, { '@media': { [phone]: { display: 'block' } } });

export const square = styleVariants({
  inThePrice: {},
  settingOnly: {
    color: color.quiet,
    '::before': { background: 'none', boxShadow: `inset 0 0 0 1.5px ${color.edge}` },
  },
});

export const palette = style({
  ...plateStyle,
  display: 'flex',
  forcedColorAdjust: 'none',
  '@media': { [phone]: { flexDirection: 'column' }, print: { printColorAdjust: 'exact' } },
});

export const swatch = style({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.s2,
  minWidth: 0,
  minHeight: 'clamp(200px, 22vw, 300px)',
  padding: 20,
  fontSize: text.small,
  lineHeight: 1.45,
  '@media': { [phone]: { flexBasis: 'auto', minHeight: 120 } },
});

export const colour = style({ ...h3Style, display: 'block', fontWeight: 500 });

export const contrasts = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 14px' });
