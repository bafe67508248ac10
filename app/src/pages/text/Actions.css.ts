import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `12px ${space.s4}`,
  marginBlockStart: space.s4,
  '@media': { print: { display: 'none' } },
});
