import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

/** A list row with a hairline below it. */
export const row = style({ paddingBlock: 14, borderBlockEnd: `1px solid ${vars.color.line}` });

/** The name of such a row. */
export const name = style({ fontSize: '1rem', fontWeight: 560, lineHeight: 1.4, overflowWrap: 'anywhere' });
