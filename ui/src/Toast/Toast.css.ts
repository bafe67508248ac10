import { keyframes } from '@vanilla-extract/css';
import { layered, layeredVariants } from '../lib/layered';
import { moving, phone, ring, underlined } from '../lib/rules';
import { vars } from '../theme/tokens.css';

const { color, text } = vars;

export const region = layered({
  position: 'fixed',
  insetBlockEnd: 'calc(var(--ag-bottom-inset, 0px) + var(--ag-dock-inset, 0px) + env(safe-area-inset-bottom) + 16px)',
  insetInlineEnd: '16px',
  inlineSize: 'min(400px, 100% - 32px)',
  zIndex: 50,
  display: 'grid',
  gap: '12px',
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
    // Over a dialog that is a sheet at the bottom, at the top: its buttons stay visible.
    [phone]: {
      selectors: { 'dialog &': { insetBlock: 'calc(env(safe-area-inset-top) + 16px) auto' } },
    },
  },
});

export const home = layered({ display: 'contents' });

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const runOut = keyframes({ to: { transform: 'scaleX(0)' } });

export const toast = layered({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  boxSizing: 'border-box',
  overflow: 'hidden',
  padding: '8px',
  paddingInlineStart: '16px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  background: color.raised,
  boxShadow: vars.shadow.float,
  color: color.ink,
  fontFamily: vars.font.family,
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
  '@media': { [moving]: { animation: `${enter} ${vars.motion.slow}` } },
});

export const icon = layered({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '16px',
  blockSize: '37px',
});

export const tone = layeredVariants({
  info: { color: color.brand },
  success: { color: color.success },
  error: { color: color.alarm },
});

export const message = layered({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  paddingBlock: '8px',
  fontSize: text.ui,
  lineHeight: 1.4,
});

const button = {
  flex: 'none',
  minBlockSize: '36px',
  margin: 0,
  border: 0,
  borderRadius: vars.radius.r1,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring },
} as const;

export const action = layered({
  ...button,
  flex: '0 1 auto',
  minInlineSize: 0,
  padding: '8px',
  font: 'inherit',
  fontSize: text.ui,
  fontWeight: 560,
  lineHeight: 1.4,
  ...underlined,
  textUnderlineOffset: '.32em',
});
export const close = layered({ ...button, display: 'grid', placeItems: 'center', inlineSize: '36px' });

export const progress = layered({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '2px',
  background: vars.gradient.edge,
  transformOrigin: 'left',
  animation: `${runOut} linear both`,
  selectors: {
    [`${toast}[data-state=paused] &`]: { animationPlayState: 'paused' },
    '&:dir(rtl)': { transformOrigin: 'right' },
  },
});
