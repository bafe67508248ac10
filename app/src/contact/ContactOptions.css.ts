import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../shell/style/media.ts';
import { h1Style } from '../shell/style/shared.ts';

const { color, space, text } = vars;

/** From edge to edge, at the end of the page. */
export const options = style({
  position: 'relative',
  marginBlockStart: space.section,
  marginBlockEnd: `calc(-1 * ${space.section})`,
  paddingBlock: space.section,
  boxShadow: `0 0 0 100vmax ${color.sunk}`,
  clipPath: 'inset(0 -100vmax)',
  background: color.sunk,
});

export const heading = style(h1Style);

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(216px, 1fr))',
  gap: `${space.s5} ${space.s3}`,
  marginBlockStart: 'clamp(24px, 3vw, 42px)',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s3 } },
});

export const option = style({
  display: 'grid',
  gap: 4,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.ink}`,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    // The drawing is beside the text, and a thin line separates the rows.
    [phone]: {
      gridTemplateColumns: '128px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 20,
      selectors: { 'li + li > &': { borderBlockStartColor: color.line } },
    },
  },
});

export const drawing = style({
  width: 260,
  maxWidth: '100%',
  height: 'auto',
  marginBlockEnd: space.s3,
  fill: 'none',
  fontFamily: vars.font.family,
  fontSize: 14,
  fontWeight: 600,
  '@media': { [phone]: { gridRow: '1 / 3', marginBlockEnd: 0, fontSize: 20 } },
});
globalStyle(`${drawing} rect + text`, { textAnchor: 'middle' });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  lineHeight: 1.3,
});
globalStyle(`${option}:is(:hover, :focus-visible) ${title} > span`, {
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.2em',
});

export const note = style({
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const day = style({ fill: color.raised, stroke: color.line });
globalStyle(`${day} text`, { fill: color.ink, stroke: 'none' });
export const chosen = style({ fill: color.strandC });
globalStyle(`${chosen} text`, { fill: color.paper });
export const time = style({ fill: color.raised, stroke: color.brand, strokeWidth: 1.5 });
export const timeText = style({ fill: color.brand });

export const ink = style({ stroke: color.ink });
export const leader = style({
  stroke: color.edge,
  strokeWidth: 1.5,
  strokeDasharray: '1.5 4',
});
/** Words and amounts, too small to be read. */
export const line = style({ stroke: color.edge, strokeWidth: 7, strokeLinecap: 'round' });
export const total = style({ stroke: color.ink, strokeWidth: 13, strokeLinecap: 'round' });
export const row = style({ stroke: color.line });
export const asked = style({ stroke: color.edge, strokeWidth: 4 });
export const flap = style({ stroke: color.strandB, strokeWidth: 2 });

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginBlockStart: space.s4,
  color: color.quiet,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
