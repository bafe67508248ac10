import { vars } from '@agency-site/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

/** The colour of a pictogram’s strand. */
export const strandColor = createVar();

const sign = style({
  vars: { [strandColor]: vars.color.strandB },
  flex: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** @param outdent moves it left by its own margin, so that the drawing meets the edge of the text below */
const sized = (pixels: number, strokeWidth: number, outdent = 0) => [
  sign,
  { width: pixels, height: pixels, marginInlineStart: -outdent, strokeWidth },
];

export const size = {
  s: style(sized(20, 1.5)),
  m: style(sized(24, 1.5)),
  l: style(sized(32, 1.25, 3)),
  xl: style(sized(48, 1, 5)),
};
