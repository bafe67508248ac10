import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { actions as row } from '../shell/style/actions.css';
import { phone, tablet } from '../shell/style/media.ts';
import { h1Style, leadStyle } from '../shell/style/shared.ts';

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
