import { vars } from '../theme/tokens.css';
import { layered } from './layered';

/** The one focus ring. */
export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;

export const moving = '(prefers-reduced-motion: no-preference)';
export const forced = '(forced-colors: active)';
export const hovering = '(hover: hover)';

/** Figures of one width, so that numbers under each other align. */
export const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
/** An amount keeps its sign and its range in order where reading goes from right to left. */
export const money = { ...figures, unicodeBidi: 'plaintext' } as const;

/** Read aloud, never seen. */
export const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const spoken = layered(unseen, 'spoken');

/** An arrow that follows the direction of reading. */
export const directed = layered({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }, 'directed');
