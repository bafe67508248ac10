import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, text, color } = vars;

export const warning = style({
  marginBlockEnd: space.s3,
  padding: '12px 14px',
  borderInlineStart: `2px solid ${color.accent}`,
  background: color.sunk,
  fontSize: text.small,
  lineHeight: 1.45,
  maxWidth: vars.width.reading,
});

export const facts = style({
  maxWidth: vars.width.reading,
  marginBlockEnd: space.s4,
  borderBlock: `1px solid ${color.line}`,
});

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.s3}`,
  paddingBlock: 10,
  fontSize: text.ui,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const label = style({ color: color.quiet });

/** At the end of its line, also where that is a line of its own. */
export const value = style({ marginInlineStart: 'auto', textAlign: 'end' });
