import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

/** The right, close to the request that refers to it. */
export const withdrawal = style({ display: 'grid', gap: 2 });

export const instructions = style({ display: 'grid', gap: vars.space.s1 });
