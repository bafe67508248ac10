import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** After the folds. */
export const deliveryTimes = style({ paddingBlockStart: vars.space.s3 });
globalStyle(`${deliveryTimes} > dl`, { gridTemplateColumns: 'minmax(0, 1fr) auto' });
