import { layered } from '../lib/layered';
import { forced, plainButton } from '../lib/rules';
import { vars } from '../theme/tokens.css';

const { color, text } = vars;

export const root = layered({ position: 'relative', display: 'inline-block', maxInlineSize: '100%' });

export const dots = layered({ paddingInline: '13px' });

/** Down, whether open or not: it says what the button is. */
export const arrow = layered({ flex: 'none', transform: 'scaleY(-1)' });

export const list = layered({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: 0,
  zIndex: 6,
  boxSizing: 'border-box',
  minInlineSize: 'max(100%, 11em)',
  inlineSize: 'max-content',
  maxInlineSize: 'min(22em, 100vw - 16px)',
  maxBlockSize: '70vh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '6px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  background: color.raised,
  boxShadow: vars.shadow.float,
  color: color.ink,
  fontFamily: vars.font.family,
  fontSize: text.ui,
  selectors: {
    // In the top layer, on the first side where it fits.
    '&[popover]': {
      position: 'fixed',
      inset: 'auto',
      margin: 0,
      marginBlock: '6px',
      minInlineSize: 'max(anchor-size(inline), 11em)',
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
    },
  },
});

export const item = layered({
  ...plainButton,
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '44px',
  padding: '10px 12px',
  borderRadius: vars.radius.r1,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus': { background: color.brandTint },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-tone=danger]': { color: color.alarm },
    '&[aria-disabled=true]': { color: color.quiet, cursor: 'not-allowed' },
  },
  '@media': { [forced]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } } },
});

/** Why it can't be chosen. */
export const reason = layered({ display: 'block', fontSize: text.fine, lineHeight: 1.4 });
