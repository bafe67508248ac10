import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** The page before and the page after, side by side. */
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s3,
  paddingBlock: `${space.s5} ${space.section}`,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { print: { display: 'none' } },
});
