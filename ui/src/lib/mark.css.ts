import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css';
import { shared } from './layered';
import { forced, inert } from './rules';

const { color } = vars;

/** Holds an input and the mark drawn in its place. */
export const choice = shared({ cursor: 'pointer' });

const chosen = `${choice}:has(:checked) &`;

const box = shared({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '22px',
  blockSize: '22px',
  border: `1.5px solid ${color.edge}`,
  background: color.raised,
  color: color.onBrand,
  selectors: {
    [chosen]: { borderColor: 'transparent', background: `${vars.gradient.brand} border-box` },
    [`${choice}:has(:disabled:not([disabled])) &`]: { ...inert, borderColor: color.line },
    [`${choice}:has([disabled]) &`]: { border: `1.5px dashed ${color.edge}`, background: 'none', color: color.quiet },
    // The tick. An element for it would take a fifth of a card's render time on the server.
    '&::after': {
      content: '""',
      inlineSize: '14px',
      blockSize: '14px',
      background: 'currentColor',
      clipPath: 'polygon(1.9px 8px, 5.5px 11.7px, 12.2px 4.4px, 10.8px 3.2px, 5.5px 9.1px, 3.1px 6.8px)',
      visibility: 'hidden',
    },
    [`${chosen}::after`]: { visibility: 'visible' },
  },
  '@media': {
    [forced]: {
      selectors: { [chosen]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

/** The visible mark in place of the invisible input. */
export const mark = {
  radio: style([box, shared({ borderRadius: '50%' })]),
  checkbox: style([box, shared({ borderRadius: vars.radius.r1 })]),
};
