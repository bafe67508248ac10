import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { text, color } = vars;

const bar = style({ padding: '12px 16px', fontSize: text.ui, lineHeight: 1.45 });

export const bad = style([bar, { borderInlineStart: `3px solid ${color.alarm}`, background: color.alarmTint }]);

export const good = style([
  bar,
  { marginBlockEnd: 24, borderInlineStart: `3px solid ${color.success}`, background: color.sunk },
]);
