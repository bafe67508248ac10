import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { hideUntilLoaded } from '../style/hideUntilLoaded.ts';
import { narrowDesktop, tablet } from '../style/media.ts';

const { color, space, radius, motion } = vars;

/**
 * White after 50 px of scrolling. Animates opacity, because a transition on a colour would delay a change of
 * the colour scheme.
 */
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  background: color.paper,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.raised,
    opacity: 0,
    transition: `opacity ${motion.slow}`,
  },
  selectors: { ...hideUntilLoaded, '&[data-scrolled=true]::before': { opacity: 1 } },
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  height: 72,
  '@media': {
    [tablet]: { height: 'auto', minHeight: 64, paddingBlock: 4, gap: space.s1 },
    [narrowDesktop]: { gap: space.s2 },
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: radius.r1,
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${motion.fast}`,
  selectors: { '&:hover': { color: color.brand } },
  '@media': { [narrowDesktop]: { paddingInline: 8 } },
});

/** Hidden where the header has no room: then it is only in the Services menu, or in the drawer. */
export const quick = style({
  whiteSpace: 'nowrap',
  '@media': {
    // Beside the links of an account, which may be three.
    [narrowDesktop]: { selectors: { ':root[data-user] &': { display: 'none' } } },
    'screen and (max-width: 350px)': { display: 'none' },
  },
});

export const end = style({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: 8 });
