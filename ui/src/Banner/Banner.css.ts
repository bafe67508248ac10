import { keyframes } from '@vanilla-extract/css';
import { layered } from '../lib/layered';
import { moving } from '../lib/rules';
import { vars } from '../theme/tokens.css';

const { color, space, text } = vars;
const container = 'ag-banner';
/** The buttons are in a row. */
const besideEachOther = `${container} (width >= 560px)`;
/** The buttons are beside the words. */
const wide = `${container} (width >= 890px)`;
/** Fades in without moving: a moving button would be missed, or take a click meant for the one beside it. */
const fadeIn = keyframes({ from: { opacity: 0 } });

export const banner = layered({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 40,
  containerName: container,
  containerType: 'inline-size',
  boxSizing: 'border-box',
  maxBlockSize: '85dvh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Keeps a focused element clear of the sticky buttons, which may be stacked.
  scrollPaddingBlockEnd: '200px',
  paddingInline: `max(${space.gutter}, (100% - ${vars.width.content}) / 2)`,
  borderBlockStart: `1px solid ${color.ink}`,
  background: color.raised,
  boxShadow: vars.shadow.dock,
  color: color.ink,
  fontFamily: vars.font.family,
  overflowWrap: 'anywhere',
  '@media': {
    [moving]: { animation: `${fadeIn} ${vars.motion.slow}` },
    print: { display: 'none' },
  },
});

export const row = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${space.s5}`,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const words = layered({
  paddingBlockStart: space.s2,
  fontSize: text.small,
  lineHeight: 1.5,
  color: color.quiet,
  '@container': { [wide]: { paddingBlockEnd: space.s2 } },
});

export const title = layered({
  margin: '0 0 4px',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-.014em',
  textWrap: 'balance',
  color: color.ink,
});

export const actions = layered({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: '8px',
  paddingBlock: `12px calc(12px + env(safe-area-inset-bottom))`,
  background: color.raised,
  '@container': {
    [besideEachOther]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '12px' },
    [wide]: { paddingBlock: space.s2 },
  },
});

export const more = layered({
  gridColumn: '1 / -1',
  marginBlockStart: '-8px',
  paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom))',
  fontSize: text.small,
});

export const summary = layered({
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
});

/** Drawn pointing up. */
export const arrow = layered({ transform: 'rotate(180deg)', selectors: { '[open] > * > &': { transform: 'none' } } });
