import { layered } from '../lib/layered';
import { forced, money } from '../lib/rules';
import { phone } from '../lib/steps/columns';
import { vars } from '../theme/tokens.css';

const { color, text } = vars;
const over = '[data-state=over] > * > :last-child > &';

export const root = layered(
  { display: 'grid', gap: '18px', color: color.ink, fontFamily: vars.font.family, lineHeight: 1.35 },
  'root',
);

export const compact = layered({ gap: '8px' }, 'compact');

export const figures = layered(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '6px 24px',
    margin: 0,
    '@container': { [phone]: { columnGap: '16px' } },
  },
  'figures',
);

export const figure = layered(
  {
    display: 'grid',
    justifyItems: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      // As `space-between`, but the last one is at the end on a row of its own, too.
      '&:not(:first-child)': { marginInlineStart: 'auto' },
      '&:last-child': { justifyItems: 'end' },
      [`${compact} &`]: { display: 'flex', alignItems: 'baseline', gap: '6px' },
    },
    // On a step on a phone, the amounts of a compact bar are below their labels, so that they are in one row.
    '@container': { [phone]: { selectors: { [`${compact} &`]: { display: 'grid', gap: 0 } } } },
  },
  'figure',
);

export const label = layered(
  {
    fontSize: text.small,
    color: color.quiet,
    selectors: { [over]: { color: color.alarm, fontWeight: 560 } },
  },
  'label',
);

export const amount = layered(
  {
    ...money,
    margin: 0,
    fontSize: '1.5rem',
    fontWeight: 500,
    letterSpacing: '-.025em',
    selectors: { [over]: { color: color.alarm }, [`${compact} &`]: { fontSize: text.ui } },
  },
  'amount',
);

export const nothing = layered({ fontSize: text.ui, fontWeight: 400, letterSpacing: 0, color: color.quiet }, 'nothing');

export const meter = layered({ display: 'flex', alignItems: 'center', blockSize: '14px' }, 'meter');

export const spent = layered(
  {
    blockSize: '6px',
    background: vars.gradient.edge,
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
  'spent',
);

const tick = `1.5px solid ${color.ink}`;

/** A line up to the tick that marks the budget; hatched beyond it. */
export const rest = layered(
  {
    boxSizing: 'border-box',
    blockSize: '100%',
    borderInlineEnd: tick,
    background: `linear-gradient(${color.edge}, ${color.edge}) 0 / 100% 1px no-repeat`,
    selectors: {
      '[data-state=over] &': {
        borderInlineStart: tick,
        borderInlineEnd: 0,
        background: `repeating-linear-gradient(-45deg, ${color.alarm} 0 2px, transparent 0 5px) 0 / 100% 6px no-repeat`,
      },
    },
  },
  'rest',
);
