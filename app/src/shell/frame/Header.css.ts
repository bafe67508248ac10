import { vars } from '@agency-site/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { narrowDesktop, tablet } from '../style/media.ts';
import { hideUntilLoaded } from '../style/shared.ts';

const { color, space, radius, motion, text, shadow } = vars;

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

/*
 * Both sets are in every page, and an attribute of the root element shows one: before the first paint, and
 * without layout shift, because the row grows away from the edge.
 */
const out = style({ selectors: { ':root[data-user] &': { display: 'none' } } });
const signedIn = style({ selectors: { ':root:not([data-user]) &': { display: 'none' } } });

const accountRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: vars.text.ui,
  whiteSpace: 'nowrap',
  '@media': { [tablet]: { display: 'none' } },
});
export const rowOut = style([accountRow, out]);
export const rowIn = style([accountRow, signedIn]);

/** Side by side, in equal parts. */
const accountList = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const listOut = style([accountList, out]);
export const listIn = style([accountList, signedIn]);

/** For admins only. */
export const admin = style({ selectors: { ':root:not([data-user=admin]) &': { display: 'none' } } });

/** A button that looks like the links beside it. */
export const press = style({ border: 0, background: 'none', font: 'inherit' });

/** In the drawer. */
export const drawerLink = style({ justifyContent: 'center', padding: 4, fontSize: vars.text.small });

export const menu = style({
  display: 'flex',
  gap: 4,
  marginInlineStart: space.s3,
  fontSize: text.ui,
  '@media': { [tablet]: { display: 'none' }, [narrowDesktop]: { gap: 0, marginInlineStart: 0 } },
});

export const button = style([item, { gap: 8, border: 0, background: 'none', font: 'inherit' }]);

/** Points up while the panel is open. */
export const chevron = style({
  transition: `transform ${motion.fast}`,
  selectors: { [`${button}:has(+ :popover-open) > &`]: { transform: 'rotate(180deg)' } },
});

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

/** A panel below the header, as wide as the page. It light-dismisses. */
export const panel = style({
  position: 'fixed',
  insetBlock: '72px auto',
  insetInline: 0,
  width: '100%',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 72px)',
  margin: 0,
  padding: 0,
  border: 0,
  borderBlock: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow.float,
  overflow: 'auto',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${unfold} ${motion.fast}` } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s5,
  paddingBlock: `${space.s4} ${space.s5}`,
});

export const title = style({
  paddingBlockEnd: 12,
  borderBlockEnd: `1px solid ${color.ink}`,
  fontSize: text.small,
  fontWeight: 600,
  letterSpacing: 0,
});

export const link = style({
  display: 'block',
  minHeight: 44,
  paddingBlock: 11,
  borderBlockEnd: `1px solid ${color.line}`,
  color: 'inherit',
  fontSize: text.ui,
  lineHeight: 1.4,
  textDecoration: 'none',
  transition: `color ${motion.fast}`,
  selectors: { '&:hover': { color: color.brand } },
});

export const about = style({ display: 'block', color: color.quiet, fontSize: text.small });
