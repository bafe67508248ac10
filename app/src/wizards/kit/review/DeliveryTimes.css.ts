import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

/** After the folds. */
export const deliveryTimes = style({ paddingBlockStart: vars.space.s3 });
