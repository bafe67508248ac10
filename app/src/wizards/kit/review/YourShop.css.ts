import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { sceneSize } from '../../../shell/art/street/measures.ts';

export const figure = style({
  display: 'grid',
  gap: 8,
  marginBlock: `${vars.space.s3} ${vars.space.s4}`,
  '@media': { print: { display: 'none' } },
});

/** The sky above the shop. */
export const stage = style({
  aspectRatio: `${sceneSize.width} / ${sceneSize.height + 20}`,
  maxBlockSize: 300,
  inlineSize: '100%',
  // The scene draws lines in place of words that would be too small.
  containerType: 'inline-size',
  paddingBlockStart: 16,
  borderRadius: vars.radius.r2,
  background: vars.color.sunk,
  overflow: 'clip',
});
