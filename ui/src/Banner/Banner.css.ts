import { keyframes } from '@vanilla-extract/css';
import { layered } from '../lib/layered';
import { moving } from '../lib/rules';
import { from } from '../theme/breakpoints';
import { vars } from '../theme/tokens.css';

const { color, space, text } = vars;
/** Fades in without moving: a moving button would be missed, or take a click meant for the one beside it. */
const fadeIn = keyframes({ from: { opacity: 0 } });

export const banner = layered(
  {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: 40,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `0 ${space.s5}`,
    boxSizing: 'border-box',
    maxBlockSize: '85dvh',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Keeps a focused element clear of the sticky buttons, which are stacked or in a row.
    scrollPaddingBlockEnd: '200px',
    paddingInline: `max(${space.gutter}, (100% - ${vars.width.content}) / 2)`,
    borderBlockStart: `1px solid ${color.ink}`,
    background: color.raised,
    boxShadow: vars.shadow.dock,
    color: color.ink,
    fontFamily: vars.font.family,
    '@media': {
      [from('sm')]: { scrollPaddingBlockEnd: '88px' },
      [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
      [moving]: { animation: `${fadeIn} ${vars.motion.slow}` },
      print: { display: 'none' },
    },
  },
  'banner',
);

export const words = layered(
  {
    paddingBlockStart: space.s2,
    fontSize: text.small,
    lineHeight: 1.5,
    color: color.quiet,
    '@media': { [from('md')]: { paddingBlockEnd: space.s2 } },
  },
  'words',
);

export const title = layered(
  {
    margin: '0 0 4px',
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.3,
    letterSpacing: '-.014em',
    textWrap: 'balance',
    color: color.ink,
  },
  'title',
);

export const actions = layered(
  {
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'grid',
    gap: '8px',
    paddingBlock: `12px calc(12px + env(safe-area-inset-bottom))`,
    background: color.raised,
    '@media': {
      [from('sm')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '12px' },
      [from('md')]: { paddingBlock: space.s2 },
    },
  },
  'actions',
);

export const more = layered(
  {
    gridColumn: '1 / -1',
    marginBlockStart: '-8px',
    paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom))',
    fontSize: text.small,
  },
  'more',
);

export const summary = layered(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s1,
    minBlockSize: '44px',
    fontWeight: 560,
    textDecoration: 'underline',
    textDecorationColor: color.edge,
    textUnderlineOffset: '.32em',
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { textDecorationColor: 'currentcolor' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
  'summary',
);

/** Drawn pointing up. */
export const arrow = layered(
  { transform: 'rotate(180deg)', selectors: { '[open] > * > &': { transform: 'none' } } },
  'arrow',
);
