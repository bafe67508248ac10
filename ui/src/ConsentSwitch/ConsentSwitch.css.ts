import { layered } from '../lib/layered';
import { fine, forced, moving, plainButton, ring, underlined } from '../lib/rules';
import { vars } from '../theme/tokens.css';

const { color, text } = vars;

export const root = layered({
  minInlineSize: 0,
  color: color.ink,
  fontFamily: vars.font.family,
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
});

export const row = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minBlockSize: '44px',
  margin: 0,
  fontSize: text.ui,
  fontWeight: 600,
  selectors: { 'label&': { cursor: 'pointer' } },
});

export const label = layered({ minInlineSize: 0, overflowWrap: 'break-word' });
export const always = layered({ flex: 'none', color: color.success });
export const description = layered({ ...fine, fontSize: text.small });

/** A track with a thumb. On: filled, with the thumb at the other end. Mirrored in right-to-left text. */
export const control = layered({
  appearance: 'none',
  direction: 'ltr',
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '44px',
  blockSize: '26px',
  margin: 0,
  border: `1.5px solid ${color.edge}`,
  borderRadius: '13px',
  background: color.raised,
  cursor: 'inherit',
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: 0,
      marginInlineStart: '4px',
      border: `7px solid ${color.edge}`,
      borderRadius: '50%',
    },
    '&:checked': { borderColor: 'transparent', background: `${vars.gradient.brand} border-box` },
    '&:checked::before': { transform: 'translateX(19px) scale(1.15)', borderColor: color.onBrand },
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
    '&:focus-visible': ring,
  },
  '@media': {
    [moving]: { selectors: { '&::before': { transition: `transform ${vars.motion.fast}` } } },
    [forced]: {
      selectors: {
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { borderColor: 'HighlightText' },
      },
    },
  },
});

export const more = layered({
  ...plainButton,
  display: 'inline-block',
  paddingBlock: '6px',
  fontSize: text.small,
  ...underlined,
  selectors: { '&:focus-visible': ring, '&:hover': { textDecorationColor: 'currentColor' } },
});
