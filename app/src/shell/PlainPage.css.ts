import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { desktop, phone } from './style/media.ts';
import { h1Style, wrapStyle } from './style/shared.ts';

const { color, space, text } = vars;

export const page = style({
  ...wrapStyle,
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  minHeight: '100vh',
});

export const header = style({ display: 'flex', alignItems: 'center', minHeight: 72 });

/** The title, and beside it in a wide window what is said. */
export const main = style({
  display: 'grid',
  gap: `${space.s3} 64px`,
  alignContent: 'start',
  paddingBlock: `clamp(16px, 3.4vw, 48px) ${space.s5}`,
  '@media': { [desktop]: { gridTemplate: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const title = style({ ...h1Style, textWrap: 'balance' });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  alignContent: 'start',
  maxWidth: vars.width.reading,
  overflowWrap: 'anywhere',
  '@media': { [desktop]: { gridArea: '1 / 2 / 3' } },
});
globalStyle(`${content} a:not([class])`, { textDecorationColor: color.edge, textUnderlineOffset: '.3em' });

export const aside = style({ display: 'grid', gap: space.s3, alignContent: 'start', maxWidth: '30em' });

export const knot = style({
  display: 'block',
  width: 'min(64vw, 300px)',
  marginBlockStart: space.s4,
  '@media': { print: { display: 'none' } },
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 });

export const fine = style({ color: color.quiet, fontSize: text.small, lineHeight: 1.5 });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  paddingBlock: `${space.s2} ${space.s4}`,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.small,
});

export const note = style({
  padding: '16px 20px',
  border: `1px solid ${color.accent}`,
  borderRadius: vars.radius.r2,
  background: color.accentTint,
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: space.s2,
  '@media': { [phone]: { display: 'grid' } },
});

export const name = style({ display: 'block', fontWeight: 600 });

/** Ordered, and not paid yet; only where it moves nothing down. */
export const smallKnot = style({ display: 'none', width: 104, '@media': { [desktop]: { display: 'block' } } });
