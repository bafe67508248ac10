import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../shell/style/media.ts';

const { color, space, text } = vars;

export const table = style({
  width: '100%',
  marginBlockStart: space.s5,
  borderCollapse: 'collapse',
  fontSize: text.ui,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

globalStyle(`${table} caption`, {
  paddingBlockEnd: 14,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  textAlign: 'start',
});

globalStyle(`${table} [scope=col]`, {
  padding: '10px 0',
  borderBlockStart: `1px solid ${color.ink}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.fine,
  fontWeight: 400,
  textAlign: 'start',
});

/** No label for the difference on a phone; the two amounts show it. */
const roomy = { '@media': { [phone]: { display: 'none' } } } as const;

globalStyle(`${table} [scope=col] ~ *`, { paddingInlineStart: space.s2, textAlign: 'end' });
globalStyle(`${table} [scope=col]:last-child`, roomy);

export const row = style({
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.quiet,
  selectors: { '&[data-changed]': { color: color.ink } },
});

export const line = style({
  padding: '12px 0',
  fontWeight: 500,
  lineHeight: 1.4,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const rule = style({
  display: 'block',
  marginBlockStart: 2,
  color: color.quiet,
  fontSize: text.fine,
  fontWeight: 400,
});

const amount = style({
  padding: '12px 0',
  paddingInlineStart: space.s2,
  lineHeight: 1.4,
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});
const counts = { color: color.ink, fontWeight: 600 } as const;
const quiet = { color: color.quiet, fontWeight: 400 } as const;

/** Emphasises the amount that is charged. */
export const was = style([amount, quiet, { selectors: { [`${table}[data-guaranteed] &`]: counts } }]);
export const now = style([amount, counts, { selectors: { [`${table}[data-guaranteed] &`]: quiet } }]);

export const difference = style([amount, quiet, roomy]);

export const sum = style({ borderBlock: `1px solid ${color.ink}` });
