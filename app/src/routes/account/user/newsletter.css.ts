import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

export { status } from './user.css';

export const row = style({ paddingBlock: 14, borderBlockEnd: `1px solid ${vars.color.line}` });
