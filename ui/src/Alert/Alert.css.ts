import { layered, layeredVariants } from '../lib/layered';
import { tones } from '../lib/tones';
import { vars } from '../theme/tokens.css';

export const alert = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 10px',
  boxSizing: 'border-box',
  padding: '10px 14px',
  border: '1px solid',
  borderRadius: vars.radius.r1,
  fontFamily: vars.font.family,
  lineHeight: 1.45,
});

/** In no grid or flow, so that it takes no gap. */
export const empty = layered({ position: 'absolute' });

export const tone = layeredVariants({
  info: tones.brand,
  success: tones.positive,
  warning: tones.warning,
  error: tones.alarm,
});

/** As high as a line of the message. */
export const icon = layered({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '16px',
  blockSize: '1.45em',
});

export const words = layered({
  // Beside the icon; the action goes below where it would leave less than this.
  flex: '1 1 min(14em, 100% - 26px)',
  minInlineSize: 0,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});

export const title = layered({ fontWeight: 560 });

export const action = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s1, alignSelf: 'center' });
