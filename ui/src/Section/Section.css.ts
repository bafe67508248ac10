import { globalStyle } from '@vanilla-extract/css';
import { intoComponents, layered } from '../lib/layered';
import { vars } from '../theme/tokens.css';

const { color } = vars;
const words = { minInlineSize: 0, overflowWrap: 'break-word', hyphens: 'auto' } as const;

export const section = layered({ minInlineSize: 0, color: color.ink, fontFamily: vars.font.family });

export const head = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `4px ${vars.space.s2}`,
  paddingBlockEnd: '9px',
  borderBlockEnd: `1px solid ${color.ink}`,
});

/** Lists and tables begin at the line; texts, forms and messages keep away from it. */
globalStyle(`${head} + :is(p, form, div[data-tone])`, intoComponents({ marginBlockStart: '14px' }));
/** The line of a table is the same. */
globalStyle(`${head} + :has(> table)`, intoComponents({ marginBlockStart: '-1px' }));

export const title = layered({
  ...words,
  flex: '1 1 auto',
  margin: 0,
  fontSize: '1em',
  fontWeight: 560,
  lineHeight: 1.3,
  letterSpacing: '-.014em',
  textWrap: 'balance',
  selectors: { 'h2&': { fontSize: '1.2em' } },
});

export const aside = layered({ ...words, color: color.quiet, fontSize: vars.text.fine, lineHeight: 1.45 });

export const actions = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s1 });
