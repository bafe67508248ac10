import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { valueLook } from './style/looks.ts';
import { phone } from './style/media.ts';

const { color, space, text } = vars;

/** One thing, parted from the next by a hairline. */
export const row = style({ paddingBlock: 14, borderBlockEnd: `1px solid ${color.line}` });

/** What such a thing is called. */
export const name = style({ fontSize: '1rem', fontWeight: 560, lineHeight: 1.4, overflowWrap: 'anywhere' });

/** Names and their values, in columns that all rows share. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 3fr) minmax(0, 7fr) auto',
  columnGap: space.s3,
  fontSize: text.ui,
  lineHeight: 1.45,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const item = style([
  row,
  {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    rowGap: 2,
    alignItems: 'baseline',
  },
]);
export const term = style({ color: color.quiet, '@media': { [phone]: { gridColumn: '1 / -1' } } });
export const value = style(valueLook);
/** Stands as high as a link is, and keeps the row as low as the others. */
export const action = style({ justifySelf: 'end', marginBlock: -11 });
