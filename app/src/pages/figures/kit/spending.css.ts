import { vars } from '@agency-site/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

const { color } = vars;
const lineColour = createVar('line-colour');
const lineWidth = createVar('line-width');

export const rule = style({ stroke: color.line });
export const key = style({
  vars: { [lineColour]: color.brand, [lineWidth]: '2.4' },
  fill: color.brand,
  fontWeight: 600,
});
export const other = style({ vars: { [lineColour]: color.edge, [lineWidth]: '1.5' }, fill: color.quiet });
const words = { fontSize: 15, letterSpacing: '-.01em' } as const;
export const title = style({ ...words, fill: 'currentColor', fontWeight: 600 });
export const name = style(words);
export const line = style({
  fill: 'none',
  stroke: lineColour,
  strokeWidth: lineWidth,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
