import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from './media.ts';

/**
 * A button, and what can be done instead, beside it; on a phone below it, and each button as wide as the column.
 * Not printed.
 */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `8px ${vars.space.s3}`,
  '@media': { [phone]: { display: 'grid' }, print: { display: 'none' } },
});
