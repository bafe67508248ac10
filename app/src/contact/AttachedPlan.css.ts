import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text } = vars;

export const title = style({ fontSize: text.small, fontWeight: 560, lineHeight: 1.45 });

export const list = style({ marginBlockStart: 6, borderBlockStart: `1px solid ${color.ink}` });

export const item = style({
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: text.ui,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
