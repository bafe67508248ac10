import { vars } from '@agency-site/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { narrowDesktop, tablet } from '../style/media.ts';
import { item } from './Header.css';

const { color, space, text, motion, shadow } = vars;

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
