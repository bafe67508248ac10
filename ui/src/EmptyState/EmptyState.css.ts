import { layered } from '../lib/layered';
import { vars } from '../theme/tokens.css';

const { color, space } = vars;

export const root = layered(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s2,
    maxInlineSize: '34em',
    paddingBlock: space.s4,
    color: color.quiet,
    fontFamily: vars.font.family,
    lineHeight: 1.45,
  },
  'root',
);

export const words = layered({ display: 'flex', gap: '10px' }, 'words');

/** In the middle of the first line. */
export const mark = layered(
  { flex: 'none', boxSizing: 'border-box', marginBlockStart: 'calc((1.45em - 16px) / 2)' },
  'mark',
);

export const failure = layered({ color: color.alarm }, 'failure');

export const text = layered(
  {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '[data-state=failure] &': { color: color.ink } },
  },
  'text',
);

export const title = layered(
  {
    margin: '0 0 4px',
    fontSize: '1.2em',
    fontWeight: 560,
    lineHeight: 1.3,
    letterSpacing: '-.014em',
    textWrap: 'balance',
    color: color.ink,
  },
  'title',
);

export const actions = layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' }, 'actions');
