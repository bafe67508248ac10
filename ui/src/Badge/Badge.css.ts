import { layered, layeredVariants } from '../lib/layered';
import { tones } from '../lib/tones';
import { vars } from '../theme/tokens.css';

/** The transparent border becomes visible in forced colours, which remove the tint. */
export const badge = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  padding: '1px 8px',
  border: '1px solid transparent',
  borderRadius: vars.radius.r1,
  fontFamily: vars.font.family,
  fontSize: vars.text.fine,
  fontWeight: 560,
  lineHeight: 1.45,
  verticalAlign: 'baseline',
});

export const tone = layeredVariants({
  ...tones,
  neutral: { ...tones.neutral, borderColor: vars.color.line, background: 'none' },
});

export const mark = layered({ flex: 'none', inlineSize: '.9em', blockSize: '.9em' });

export const words = layered({ minInlineSize: 0, overflowWrap: 'anywhere' });
