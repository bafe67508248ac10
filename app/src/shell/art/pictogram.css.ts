import { vars } from '@agency-site/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import type { IndustryId } from '../../domain/catalogue/ids.ts';
import { strandColor } from './strandColor.css';

const sign = style({
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

export const strand = style({ vars: { [strandColor]: vars.color.strandB } });

const industryColors: Readonly<Record<`industry-${IndustryId}`, string>> = {
  'industry-restaurant': 'light-dark(#a83f1c, #f2a27f)',
  'industry-retail': 'light-dark(#94308f, #e3a1de)',
  'industry-services': 'light-dark(#1d63b8, #8dbcf5)',
  'industry-hospitality': 'light-dark(#0b6b76, #6fcdd8)',
  'industry-property': 'light-dark(#3a6e1f, #a4d184)',
  'industry-other': vars.color.brand,
};

/** Each industry has its own colour, at least 5.4:1 on the tint of a chosen card. By its pictogram's name. */
export const industry = styleVariants(industryColors, (color) => ({
  vars: { [strandColor]: color },
  color: `color-mix(in oklab, ${color} 35%, ${vars.color.ink})`,
}));
