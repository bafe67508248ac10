import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space, text, color } = vars;

/** Buttons below the text. */
export const cheaper = style({ display: 'flex', flexWrap: 'wrap', gap: '10px 12px' });

globalStyle(`${cheaper} > p`, { margin: 0, flexBasis: '100%' });

/** A note below the cards of a step. */
export const under = style({ selectors: { '&:has(p)': { marginBlockStart: space.s3 } } });

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

/** At the end of its line, even when it wraps to a line of its own. */
export const value = style({ marginInlineStart: 'auto', textAlign: 'end' });
