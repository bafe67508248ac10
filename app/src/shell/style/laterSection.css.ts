import { keyframes, style } from '@vanilla-extract/css';

const skipped = keyframes({ 'from, to': { contentVisibility: 'auto' } });

/**
 * A section below the first view of a long page. The first frame leaves it out, as `content-visibility` describes,
 * so that it comes sooner; a tenth of a second later the section is there, for screenshots and scroll positions too.
 */
export const laterSection = style({
  animation: `${skipped} .1s`,
  containIntrinsicBlockSize: 600,
  // A link to a part of the page would end above it, once the sections before it have their height.
  selectors: { ':root:has(:target) &': { animation: 'none' } },
});
