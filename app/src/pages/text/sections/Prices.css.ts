import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';
import { tagStyle } from '../../../shell/style/shared.ts';
import { arrow as arrowStyle } from './rows.css';

const { color, space, text } = vars;

/** Name and price in one line, and below the name what is included; on a phone as wide as both. */
const columns = 'minmax(0, 1fr) auto 16px';
export const grid = style({
  gridTemplate: `auto 1fr / ${columns}`,
  rowGap: 4,
  '@media': { [phone]: { gridTemplateColumns: columns, columnGap: space.s2 } },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'start',
  gap: '6px 12px',
});
export const tag = style(tagStyle);

export const price = style({
  display: 'grid',
  gridRow: '1 / 3',
  gridColumn: 2,
  justifyItems: 'end',
  alignContent: 'start',
  textAlign: 'end',
  '@media': { [phone]: { gridRow: 1 } },
});

export const amount = style({
  fontSize: '2.125rem',
  fontWeight: 480,
  letterSpacing: '-.036em',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { fontSize: '1.75rem' } },
});

export const details = style({
  gridRow: 2,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
  '@media': { [phone]: { gridColumn: '1 / 3' } },
});

/** Dots between features: before each, and cut off at the start of a line. */
export const features = style({ display: 'flex', flexWrap: 'wrap', columnGap: 13, maxWidth: '56ch', overflow: 'clip' });
export const feature = style({
  position: 'relative',
  '::before': { content: '·', position: 'absolute', insetInlineStart: -8 },
});

export const arrow = style([arrowStyle, { gridRow: 1, gridColumn: 3, marginBlockStart: 7 }]);

export const note = style({ maxWidth: '60ch', marginBlockStart: space.s2 });
