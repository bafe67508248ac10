import { vars } from '@agency-site/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

const { color } = vars;
const lineColour = createVar('line-colour');

export const rule = style({ stroke: color.line });
export const key = style({ vars: { [lineColour]: color.brand }, fill: color.brand, fontWeight: 600 });
export const other = style({ vars: { [lineColour]: color.edge }, fill: color.quiet });
export const name = style({ fontSize: 13, letterSpacing: '-.01em' });
export const line = style({
  fill: 'none',
  stroke: lineColour,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
