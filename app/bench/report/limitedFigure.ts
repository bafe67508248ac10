export type Limit = { atMost: number } | { atLeast: number };

/** A figure and its limit. */
export interface LimitedFigure {
  value: number;
  /** "kB", "ms"; none for a score or count. */
  unit?: string;
  /** Decimal places. */
  digits?: number;
  /** Left out for information only. */
  limit?: Limit;
}

/** Whether a figure misses its limit. NaN, not measured, counts as missed. */
export function isMissed({ value, limit }: LimitedFigure): boolean {
  if (!limit) return false;
  return 'atMost' in limit ? !(value <= limit.atMost) : !(value >= limit.atLeast);
}

/** "84.3 kB (≤ 86)", marked if the limit is missed. */
export function formatFigure(figure: LimitedFigure): string {
  const { value, unit, digits = 0, limit } = figure;
  const words = [Number.isNaN(value) ? 'not measured' : value.toFixed(digits)];
  if (unit && !Number.isNaN(value)) words.push(unit);
  if (limit) words.push('atMost' in limit ? `(≤ ${limit.atMost})` : `(≥ ${limit.atLeast})`);
  if (isMissed(figure)) words.push('MISSED');
  return words.join(' ');
}
