import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const letters = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.r2,
  background: color.sunk,
  fill: 'none',
});
export const sheet = style({ fill: color.raised, stroke: color.line });
export const text = style({ stroke: color.edge, strokeWidth: 4 });
export const signature = style({ strokeWidth: 2.5, strokeLinecap: 'round' });
