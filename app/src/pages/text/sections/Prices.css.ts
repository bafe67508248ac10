import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrowDesktop, phone } from '../../../shell/style/media.ts';
import { tagStyle } from '../../../shell/style/shared.ts';
import { arrow as arrowStyle } from './rows.css';

const { color, space, text } = vars;

/** Name, delivery and price in one line, aligned from row to row. Where there is no room, delivery is the last line. */
const narrow = 'minmax(0, 1fr) auto 16px';
export const grid = style({
  gridTemplate: 'auto 1fr / minmax(0, 1fr) 8.5rem minmax(7rem, auto) 16px',
  gap: `4px ${space.s2}`,
  '@media': {
    [narrowDesktop]: { gridTemplateColumns: narrow },
    [phone]: { gridTemplateColumns: narrow },
  },
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
  gridColumn: '-3 / -2',
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

const quiet = style({ color: color.quiet, fontSize: text.small, lineHeight: 1.5 });

export const details = style([quiet, { gridRow: 2, '@media': { [phone]: { gridColumn: '1 / 3' } } }]);

const lastLine = { gridRow: 3, gridColumn: 1, marginBlockStart: -4, paddingBlockStart: 0 };
export const delivery = style([
  quiet,
  {
    gridRow: 1,
    gridColumn: 2,
    paddingBlockStart: 4,
    whiteSpace: 'nowrap',
    '@media': { [narrowDesktop]: lastLine, [phone]: lastLine },
  },
]);

/** Without a time, name and details have its column too. */
const undated = `${grid}:not(:has(> ${delivery})) >`;
globalStyle(`${undated} ${name}`, { gridColumn: '1 / -3' });
globalStyle(`${undated} ${details}`, { gridColumn: '1 / -3', '@media': { [phone]: { gridColumn: '1 / 3' } } });

/** Dots between features: before each, and cut off at the start of a line. */
export const features = style({ display: 'flex', flexWrap: 'wrap', columnGap: 13, maxWidth: '56ch', overflow: 'clip' });
export const feature = style({
  position: 'relative',
  '::before': { content: '·', position: 'absolute', insetInlineStart: -8 },
});

export const arrow = style([arrowStyle, { gridRow: 1, gridColumn: '-2 / -1', marginBlockStart: 7 }]);

export const note = style({ maxWidth: '60ch', marginBlockStart: space.s2 });
