import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../style/media.ts';

const { color, space } = vars;

export const text = style({ maxWidth: '90ch' });

export const rule = style({ maxWidth: '90ch', color: color.quiet, lineHeight: 1.5 });

/** Save Settings at the end of a row, as Accept All is; on a phone below the rule. */
export const end = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `12px ${space.s5}`,
  marginBlockEnd: 12,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
