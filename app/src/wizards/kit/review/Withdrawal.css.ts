import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

export const instructions = style({ display: 'grid', gap: vars.space.s1 });
