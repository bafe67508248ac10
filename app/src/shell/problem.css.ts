import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text } = vars;

/** Beside a strand: how something ended. */
export const news = style({
  padding: '12px 14px',
  borderInlineStart: `3px solid ${color.success}`,
  background: color.sunk,
  fontSize: text.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  // Always in the page, so that screen readers announce its contents.
  selectors: { '&:empty': { position: 'absolute', padding: 0, border: 0 } },
});

export const problem = style([news, { borderInlineStartColor: color.alarm, background: color.alarmTint }]);
