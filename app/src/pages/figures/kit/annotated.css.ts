import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style({ width: 'min(400px, 72vw)' });

/** From a number to what it explains. */
export const leader = style({ stroke: vars.color.edge, strokeWidth: 1 });
