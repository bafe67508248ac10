import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { problemStyle } from '../../../shell/style/shared.ts';

const { color, space, text, radius } = vars;

/** Less prominent than the purchase buttons. */
export const panel = style({
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { print: { display: 'none' } },
});

export const title = style({ fontSize: text.h3, fontWeight: 560, letterSpacing: '-.014em' });

export const said = style({
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.45,
  selectors: { '&:empty': { display: 'none' } },
});

export const words = style([said, { marginBlockStart: 4, textWrap: 'pretty' }]);

export const problem = style({ marginBlockStart: 12, ...problemStyle });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
});

export const offer = style([actions, { marginBlockStart: space.s2 }]);

/** A secondary action: a button that looks like text. */
export const textButton = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: text.ui,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: color.edge,
  textUnderlineOffset: '.3em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.brand } },
});

export const share = style({ display: 'grid', gap: 12, marginBlockStart: space.s2 });

/** The full link, which can be read, selected and copied. */
export const address = style({
  padding: '10px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
  background: color.sunk,
  fontSize: text.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.brand } },
});

export const form = style({ display: 'grid', gap: 12, justifyItems: 'start' });

export const field = style({ width: '100%' });
