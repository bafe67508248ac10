import { vars } from '../theme/tokens.css';

const { color } = vars;

/** The colour of a tone's words and mark, and the tint behind them. */
export const tones = {
  neutral: { color: color.quiet, background: color.sunk },
  brand: { color: color.brand, background: color.brandTint },
  positive: { color: color.success, background: `color-mix(in srgb, ${color.success} 8%, ${color.raised})` },
  warning: { color: color.accent, background: color.accentTint },
  alarm: { color: color.alarm, background: color.alarmTint },
} as const;
