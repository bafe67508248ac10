import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';
import { money } from '../../shell/style/type.css';
import { part } from './user.css';

const { color, space, text: size } = vars;

/** Blocks in two columns, each below a line of its own; their links are level. */
export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `0 ${space.s5}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Less than the blocks above them: below a hairline. */
export const lesser = style([blocks]);
export const block = style([
  part,
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    borderBlockStart: `1px solid ${color.ink}`,
    selectors: { [`${lesser} > &`]: { borderBlockStartColor: color.line } },
  },
]);
export const title = style({ paddingBlockStart: 14, fontSize: '1rem', fontWeight: 560, letterSpacing: '-.01em' });
export const text = style({ marginBlockStart: 8, color: color.quiet, fontSize: size.ui, lineHeight: 1.5 });
/** The one thing of a block: a date, a title with its price. */
export const main = style([
  money,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space.s2}`,
    color: color.ink,
    fontSize: size.h3,
    letterSpacing: '-.022em',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
]);
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s3}`, marginBlockStart: 4 });
