import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';

const { color } = vars;

/** Our systems look like our site, and follow its colour scheme. */
export const software = style({ background: color.raised, color: color.ink });

export const bar = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: '1.6em',
  height: '3.4em',
  paddingInline: '1.6em',
  borderBlockEnd: `.08em solid ${color.line}`,
  lineHeight: '3.3em',
  whiteSpace: 'nowrap',
});
export const logo = style({ alignSelf: 'center', width: '1.7em' });
export const system = style({ marginInline: '-.9em 1em', fontSize: '1.08em' });
export const page = style({
  color: color.quiet,
  selectors: {
    [`${system} + &`]: { color: color.ink, boxShadow: `inset 0 -.16em ${color.ink}` },
    '& + &': { '@media': { [phone]: { display: 'none' } } },
  },
});
export const customer = style({ marginInlineStart: 'auto', color: color.quiet });

export const content = style({
  padding: '2.4em 2.8em 2.6em',
  '@media': { [phone]: { padding: '2em 1.6em' } },
});
export const headline = style({ fontSize: '2.5em', letterSpacing: '-.03em', lineHeight: 1.1 });
export const subline = style({ marginBlockStart: '.4em', color: color.quiet, fontSize: '1.15em' });
export const quiet = style({ color: color.quiet });

/** A list with columns of its own: `gridTemplateColumns`. */
export const table = style({
  display: 'grid',
  marginBlockStart: '1.6em',
  borderBlockStart: `.1em solid ${color.ink}`,
  fontSize: '1.08em',
  fontVariantNumeric: 'tabular-nums',
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  paddingBlock: '.66em',
  borderBlockEnd: `.08em solid ${color.line}`,
});
export const head = style({ paddingBlock: '.5em', color: color.quiet });
globalStyle(`${head} > *`, { fontSize: '.92em' });
export const number = style({ textAlign: 'end' });
export const bad = style({ color: color.alarm });
export const sum = style({ borderBlockEnd: 0, borderBlockStart: `.1em solid ${color.ink}`, fontWeight: 600 });
