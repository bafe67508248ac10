import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const next = style({ textAlign: 'end' });

export const which = style({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  paddingBlockEnd: 12,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
  selectors: { [`${next} > &`]: { justifyContent: 'flex-end' } },
});

export const caption = style({ paddingBlockStart: space.s2 });
