import { vars } from '@agency-site/ui/theme';
import { createVar, style } from '@vanilla-extract/css';
import { tablet } from '../../../shell/style/media.ts';

const { color, space, text: textSize } = vars;

/** The colour of a way. */
const own = createVar();

/** Screens where three ways have no room side by side. */
const stacked = 'screen and (max-width: 740px)';

const strandColours = [color.strandA, color.strandB, color.strandC] as const;

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: space.s4 } },
});

export const way = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 6',
  alignContent: 'start',
  padding: `${space.s3} 28px ${space.s4} 0`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: -5,
    insetInlineStart: -4,
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: own,
  },
  selectors: {
    '& + &': { paddingInlineStart: 28, borderInlineStart: `1px solid ${color.line}` },
  },
  '@media': {
    [tablet]: { paddingInlineEnd: 20, selectors: { '& + &': { paddingInlineStart: 20 } } },
    [stacked]: {
      gridRow: 'auto',
      gridTemplateRows: 'none',
      padding: `20px 0 18px ${space.s4}`,
      '::before': { insetBlockStart: 29, width: 11, height: 11 },
      selectors: {
        '& + &': { paddingInlineStart: space.s4, borderInlineStart: 0, borderBlockStart: `1px solid ${color.line}` },
      },
    },
  },
});

const line = (colour: string) => `linear-gradient(${colour}, ${colour})`;
/** Where each strand runs down the left edge of a narrow screen, in pixels. */
const lanes = [2, 9, 16] as const;

/** On a narrow screen, the strands run down the left edge, each to its own way. */
export const colours = strandColours.map((each, i) => {
  const through = strandColours.slice(i);
  return style({
    vars: { [own]: each },
    '@media': {
      [stacked]: {
        backgroundImage: through.map(line).join(', '),
        backgroundSize: through.map((_, at) => `1.6px ${at === 0 ? '34px' : '100%'}`).join(', '),
        backgroundPosition: through.map((_, at) => `${lanes[i + at]}px 0`).join(', '),
        backgroundRepeat: 'no-repeat',
        '::before': { insetInlineStart: (lanes[i] ?? 0) - 4.7 },
      },
    },
  });
});

export const picture = style({
  width: 160,
  color: own,
  fill: 'none',
  strokeWidth: 1.5,
  height: 104,
  marginInlineStart: -18,
  '@media': {
    [stacked]: { position: 'absolute', insetBlockStart: 16, insetInlineEnd: -8, width: 92, height: 60, margin: 0 },
  },
});

export const name = style({
  marginBlockStart: 18,
  fontSize: textSize.h2,
  fontWeight: 500,
  letterSpacing: '-.026em',
  lineHeight: 1.15,
  '@media': { [stacked]: { marginBlockStart: 0, paddingInlineEnd: 96 } },
});

/** The whole card. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [`${way}:hover &`]: { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.18em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});

export const says = style({
  marginBlockStart: 8,
  fontSize: textSize.body,
  lineHeight: 1.4,
  '@media': { [stacked]: { paddingInlineEnd: 84 } },
});

export const text = style({ marginBlockStart: 8, color: color.quiet, fontSize: textSize.small, lineHeight: 1.5 });

export const prices = style({ marginBlockStart: space.s2, fontSize: textSize.ui });
export const price = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 9,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [stacked]: { gridTemplateColumns: '24px minmax(0, 1fr) auto' },
  },
});
export const pictogram = style({
  display: 'contents',
  '@media': { [tablet]: { display: 'none' }, [stacked]: { display: 'contents' } },
});
export const least = style({ fontWeight: 560 });

/** Looks like a link; the whole card is it. */
export const begin = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'end',
  gap: 10,
  minHeight: 44,
  marginBlockStart: space.s2,
  fontSize: textSize.ui,
  fontWeight: 600,
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.32em',
});
