import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style({ maxWidth: '90ch' });

export const rule = style({ maxWidth: '90ch', marginBlock: 12, color: vars.color.quiet, lineHeight: 1.5 });
