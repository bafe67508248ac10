import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

/** After the folds. */
export const nextSteps = style({ paddingBlockStart: vars.space.s3 });
export const counted = style({ marginBlockStart: 10 });
