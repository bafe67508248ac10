import { globalStyle, style } from '@vanilla-extract/css';
import { link } from './link.css';
import { openedCover } from './openedCover.ts';

/** The cover of a page, which the cover of the link to it turns into. */
export const opened = style({ viewTransitionName: openedCover });
globalStyle(
  ['group', 'old', 'new'].map((part) => `::view-transition-${part}(${openedCover})`).join(', '),
  // Longer than the rest of the page, as it travels far.
  { animationDuration: '.32s' },
);
/** A link to the next page uses its own cover instead. */
globalStyle(`:root:has(${link}:focus) ${opened}`, { viewTransitionName: 'none' });
