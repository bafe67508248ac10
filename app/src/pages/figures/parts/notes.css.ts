import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { asMade } from '../../../shell/art/drawing.css.ts';
import { narrowPhone, phone, tablet } from '../../../shell/style/media.ts';

const { color, space, text: size } = vars;

/** Where notes are as high as their text. On paper, Chromium moves shared rows to the next page, away from their heading. */
const inPieces = `${phone}, print` as const;

/** Two columns of three notes, equally high, and the figure between them. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gridTemplateRows: 'repeat(3, 1fr)',
  gap: `${space.s3} clamp(24px, 4vw, ${space.s6})`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto repeat(3, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
    [inPieces]: { gridTemplateRows: 'none' },
  },
});

export const figure = style({
  gridArea: '1 / 2 / span 3',
  '@media': { [tablet]: { gridArea: '1 / 1 / auto / -1', justifySelf: 'center', marginBlockEnd: space.s3 } },
});

export const notes = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: '1 / span 3',
  '@media': {
    [tablet]: { gridRow: '2 / span 3' },
    [inPieces]: { gridTemplateRows: 'none', gridRow: 'auto' },
  },
});

export const note = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  columnGap: 12,
  paddingBlock: '14px 8px',
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { [phone]: { paddingBlock: '12px 14px', borderBlockStartColor: color.line } },
});

const round = {
  display: 'inline-grid',
  placeItems: 'center',
  border: '1px solid currentColor',
  borderRadius: '50%',
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1,
} as const;

export const number = style({ ...round, width: 22, height: 22, fontSize: '.75rem' });
/** In a line of text, at the place that a note explains. */
export const mark = style({
  ...round,
  width: 18,
  height: 18,
  marginInlineStart: 6,
  color: color.ink,
  fontSize: '.6875rem',
  verticalAlign: 2,
});

export const title = style({ fontSize: '1rem', fontWeight: 560, letterSpacing: '-.01em', lineHeight: 1.4 });
export const text = style({
  gridColumn: 2,
  marginBlockStart: 4,
  color: color.quiet,
  fontSize: size.ui,
  lineHeight: 1.5,
});

/** A drawing with numbers. */
export const annotated = style({ width: 'min(400px, 72vw)' });
globalStyle(`${annotated} > svg`, asMade);
globalStyle(`${annotated} .drawing-label`, { '@media': { [narrowPhone]: { fontSize: 15 } } });
