import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text } = vars;

export const which = style({ marginBlock: '12px 2px', color: color.quiet, fontSize: text.small });
