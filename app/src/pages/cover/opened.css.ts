import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { link, openedCover } from './cover.css';

const { color, space } = vars;

/** The cover of a page, which the cover of the link to it turns into. */
export const opened = style({ viewTransitionName: openedCover });
globalStyle(
  ['group', 'old', 'new'].map((part) => `::view-transition-${part}(${openedCover})`).join(', '),
  // Longer than the rest of the page, as it travels far.
  { animationDuration: '.32s' },
);
/** A link to the next page uses its own cover instead. */
globalStyle(`:root:has(${link}:focus) ${opened}`, { viewTransitionName: 'none' });

/** The page before and the page after, side by side. */
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s3,
  paddingBlock: `${space.s5} ${space.section}`,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { print: { display: 'none' } },
});
