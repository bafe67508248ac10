import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, text, color } = vars;

export const page = style({
  position: 'relative',
  width: '100%',
  maxWidth: `calc(${vars.width.content} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: `clamp(48px, 8vw, ${space.s7})`,
  // What is asked of the server comes late, and must not push the footer down before a visitor's eyes.
  minHeight: '100vh',
});

/** Out of the flow, beside the words where there is room. */
export const art = style({
  position: 'absolute',
  insetBlockStart: space.s5,
  insetInlineEnd: space.gutter,
  width: 400,
  opacity: 0.5,
  pointerEvents: 'none',
  '@media': { 'screen and (max-width: 1250px)': { display: 'none' }, print: { display: 'none' } },
});

export const title = style({
  fontSize: text.h1,
  fontWeight: 480,
  letterSpacing: '-.032em',
  lineHeight: 1.06,
  outline: 'none',
});

export const lead = style({
  maxWidth: '36em',
  textWrap: 'pretty',
  marginBlockStart: space.s2,
  color: color.quiet,
  fontSize: text.lead,
  lineHeight: 1.5,
});

export const facts = style({
  maxWidth: vars.width.reading,
  marginBlockStart: space.s5,
  borderBlockStart: `1px solid ${color.ink}`,
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1fr) 2fr',
  gap: space.s2,
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const name = style({ color: color.quiet });

export const value = style({ fontWeight: 560, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, marginBlockStart: space.s5 });
