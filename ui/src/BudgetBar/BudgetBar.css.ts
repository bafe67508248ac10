import { layered } from '../lib/layered';
import { forced, money } from '../lib/rules';
import { phone } from '../lib/steps/columns';
import { vars } from '../theme/tokens.css';

const { color, text } = vars;
const over = '[data-state=over] > * > :last-child > &';

export const root = layered({
  display: 'grid',
  gap: '14px',
  color: color.ink,
  fontFamily: vars.font.family,
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
});

export const compact = layered({ gap: '8px' });

export const figures = layered({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '6px 24px',
  margin: 0,
  '@container': { [phone]: { columnGap: '16px' } },
});

export const figure = layered({
  display: 'grid',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    // Like `space-between`, but the last figure is also at the end when it wraps.
    '&:not(:first-child)': { marginInlineStart: 'auto' },
    '&:last-child': { justifyItems: 'end' },
    [`${compact} &`]: { display: 'flex', alignItems: 'baseline', gap: '6px' },
  },
  // Over budget on a phone, the amounts of the compact bar are below their labels, so that all three figures fit into one row.
  '@container': { [phone]: { selectors: { [`${compact}[data-state=over] &`]: { display: 'grid', gap: 0 } } } },
});

export const label = layered({
  fontSize: text.small,
  color: color.quiet,
  selectors: { [over]: { color: color.alarm, fontWeight: 560 } },
});

export const amount = layered({
  ...money,
  margin: 0,
  fontSize: '1.5rem',
  fontWeight: 500,
  letterSpacing: '-.025em',
  selectors: { [over]: { color: color.alarm }, [`${compact} &`]: { fontSize: text.ui } },
});

export const nothing = layered({ fontSize: text.ui, fontWeight: 400, letterSpacing: 0, color: color.quiet });

export const meter = layered({
  display: 'flex',
  boxSizing: 'border-box',
  blockSize: '10px',
  border: `1.5px solid ${color.edge}`,
  borderRadius: `min(3px, ${vars.radius.r1})`,
  overflow: 'hidden',
});

export const spent = layered({
  blockSize: '100%',
  background: color.ink,
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** Hatched, after a gap where the budget ends. */
export const excess = layered({
  boxSizing: 'border-box',
  blockSize: '100%',
  borderInlineStart: '3px solid transparent',
  background: `repeating-linear-gradient(-45deg, ${color.alarm} 0 2px, transparent 0 5px) padding-box`,
});
