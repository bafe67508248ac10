import { layered, layeredVariants } from '../lib/layered';
import { vars } from '../theme/tokens.css';

const { text } = vars;

/** The line at the top of every block on a page. */
export const root = layered(
  {
    borderBlockStart: `1px solid ${vars.color.ink}`,
    minInlineSize: 0,
    color: vars.color.ink,
    fontFamily: vars.font.family,
    overflowWrap: 'anywhere',
    lineHeight: 1.6,
  },
  'root',
);

export const size = layeredVariants({ m: { fontSize: text.body }, s: { fontSize: text.ui } }, 'size');

export const title = layeredVariants(
  {
    m: { paddingBlock: '20px', fontSize: text.h3, fontWeight: 520, letterSpacing: '-.014em', textWrap: 'balance' },
    s: {},
  },
  'title',
);
