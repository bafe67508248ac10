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
    borderBlockStart: `1px solid ${color.line}`,
    background: color.raised,
    boxShadow: vars.shadow.dock,
    color: color.ink,
    fontFamily: vars.font.family,
    '@media': {
      [from('sm')]: { scrollPaddingBlockEnd: '88px' },
      [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
      [moving]: { animation: `${fadeIn} ${vars.motion.slow}` },
      print: { display: 'none' },
    },
  },
  'banner',
);

export const words = layered(
  {
    paddingBlockStart: space.s3,
    fontSize: text.small,
    lineHeight: 1.5,
    color: color.quiet,
    '@media': { [from('md')]: { paddingBlockEnd: space.s3 } },
  },
  'words',
);

export const title = layered(
  {
    margin: '0 0 6px',
    fontSize: text.h3,
    fontWeight: 560,
    lineHeight: 1.3,
    letterSpacing: '-.014em',
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
    paddingBlock: `${space.s2} calc(${space.s2} + env(safe-area-inset-bottom))`,
    background: color.raised,
    '@media': {
      [from('sm')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '12px' },
      [from('md')]: { paddingBlock: space.s3 },
    },
  },
  'actions',
);
