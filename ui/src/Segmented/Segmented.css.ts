import { layered } from '../lib/layered';
import { forced, hovering, ring } from '../lib/rules';
import { vars } from '../theme/tokens.css';

const { color, radius, text, size } = vars;
const chosen = '&:has(:checked)';

export const root = layered({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r1,
  background: color.raised,
  color: color.quiet,
  fontFamily: vars.font.family,
  fontSize: text.ui,
  overflowWrap: 'anywhere',
});

export const segment = layered({
  position: 'relative',
  flex: '1 0 auto',
  maxInlineSize: '100%',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: `max(32px, ${size.control} - 6px)`,
  paddingInline: '13px',
  // Drawn where a system forces its own colours.
  border: '1px solid transparent',
  borderRadius: `calc(${radius.r1} - 1px)`,
  lineHeight: 1.25,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    [chosen]: {
      background: color.brandTint,
      boxShadow: `inset 0 -2px ${color.brand}`,
      color: color.ink,
      fontWeight: 560,
    },
    '&:has(:focus-visible)': ring,
    '&:has(:disabled)': { cursor: 'not-allowed', textDecoration: 'line-through' },
  },
  '@media': {
    [hovering]: { selectors: { '&:hover:not(:has(:disabled))': { color: color.ink } } },
    [forced]: {
      selectors: { [chosen]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

/** The invisible input covers its segment, so that touch exploration with a screen reader finds it there. */
export const input = layered({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
