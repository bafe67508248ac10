import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, text, color } = vars;

export const buttons = style({ display: 'grid', gap: 12, '@media': { print: { display: 'none' } } });

export const problem = style({
  padding: '12px 14px',
  borderInlineStart: `2px solid ${color.alarm}`,
  background: color.alarmTint,
  color: color.alarm,
  fontSize: text.small,
  lineHeight: 1.45,
});

export const form = style({ marginBlockStart: space.s4 });
