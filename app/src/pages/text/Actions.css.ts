import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';

const { space } = vars;

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `12px ${space.s4}`,
  marginBlockStart: space.s4,
  '@media': { [phone]: { columnGap: space.s2 }, print: { display: 'none' } },
});
