import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { actions as row } from '../shell/style/actions.css';
import { phone, tablet } from '../shell/style/media.ts';
import { h1Style, h3Style, leadStyle } from '../shell/style/shared.ts';

const { color, radius, space, text } = vars;

export const page = style({ paddingBlock: `clamp(40px, 4.9vw, 72px) ${space.section}` });

export const lead = style({ ...leadStyle, maxWidth: '33em', marginBlockStart: space.s3 });

/** How to reach the agency without the form. */
export const direct = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s4}`,
  marginBlockStart: 12,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${direct} > a`, { lineHeight: '44px' });

/** The headline and an example beside it; below them the form, and beside it what happens to a message. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `${space.s5} clamp(48px, 7vw, 96px)`,
  alignItems: 'start',
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s5 },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s4 },
  },
});

export const form = style({ '@media': { [tablet]: { gridColumn: '1 / -1' } } });

export const heading = style({
  paddingBlockEnd: 14,
  borderBlockEnd: `1px solid ${color.ink}`,
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.026em',
  lineHeight: 1.15,
});

/** The title of the confirmation. */
export const sentTitle = style({ ...h1Style, maxWidth: '16em', outline: 'none' });

export const actions = style([row, { marginBlockStart: space.s5 }]);

/** Beside the headline, on phones below the form: a face, and beside it the message above the answer. */
export const exchange = style({
  display: 'grid',
  gridArea: '1 / 2',
  gridTemplateColumns: 'clamp(96px, 12.4vw, 168px) minmax(0, 1fr)',
  gridTemplateRows: '1fr auto auto',
  gap: '10px 18px',
  margin: 0,
  fontSize: text.ui,
  lineHeight: 1.45,
  '@media': {
    [tablet]: { gridTemplateColumns: '112px minmax(0, 1fr)' },
    [phone]: { gridArea: 'auto' },
  },
});
globalStyle(`${exchange} > figcaption`, { gridColumn: '1 / -1', marginBlockStart: 2 });

export const face = style({
  display: 'block',
  gridRow: '1 / 3',
  alignSelf: 'start',
  width: '100%',
  height: 'auto',
  borderRadius: radius.r1,
});

const said = { margin: 0, padding: '13px 16px', borderRadius: radius.r2 } as const;

/** Its lower corner points at the face. */
export const message = style({
  ...said,
  alignSelf: 'start',
  border: `1px solid ${color.line}`,
  borderEndStartRadius: radius.r1,
  background: color.raised,
});

export const answer = style({
  ...said,
  marginInlineStart: 28,
  borderEndEndRadius: radius.r1,
  background: color.ink,
  color: color.paper,
});

export const steps = style({ marginBlockStart: 22 });

/** A ring, and the strand from its centre to the centre of the next one. */
export const step = style({
  position: 'relative',
  padding: '0 0 32px 34px',
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.45,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 4,
    insetInlineStart: 0,
    width: 12,
    height: 12,
    border: `2px solid ${color.strandA}`,
    borderRadius: '50%',
    background: color.paper,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 10,
    insetInlineStart: 5,
    width: 2,
    height: '100%',
    background: `linear-gradient(${color.strandA}, ${color.strandB})`,
  },
  selectors: {
    '&:nth-child(2)::before, &:nth-child(3)::before': { borderColor: color.strandB },
    '&:nth-child(2)::after': { background: color.strandB },
    '&:nth-child(3)::after': { background: `linear-gradient(${color.strandB}, ${color.strandC})` },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { borderColor: color.strandC },
    '&:last-child::after': { content: 'none' },
  },
});

export const stepTitle = style({ display: 'block', color: color.ink, fontSize: text.body, fontWeight: 560 });

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

export const optionsHeading = style(h1Style);

export const optionList = style({
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

export const optionTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  ...h3Style,
});
globalStyle(`${option}:is(:hover, :focus-visible) ${optionTitle} > span`, {
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
export const tableRow = style({ stroke: color.line });
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
