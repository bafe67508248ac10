export type Limit = { atMost: number } | { atLeast: number };

/** A figure, and what is asked of it. */
export interface Figure {
  value: number;
  /** "kB", "ms"; none of a score or a count. */
  unit?: string;
  /** Digits after the point. */
  digits?: number;
  /** Left out where a figure is only good to know. */
  limit?: Limit;
}

/** What could not be measured has missed its limit as well. */
export function isMissed({ value, limit }: Figure): boolean {
  if (!limit) return false;
  return 'atMost' in limit ? !(value <= limit.atMost) : !(value >= limit.atLeast);
}

/** "84.3 kB (≤ 86)", and a mark where the limit is missed. */
export function shown(figure: Figure): string {
  const { value, unit, digits = 0, limit } = figure;
  const words = [Number.isNaN(value) ? 'not measured' : value.toFixed(digits)];
  if (unit && !Number.isNaN(value)) words.push(unit);
  if (limit) words.push('atMost' in limit ? `(≤ ${limit.atMost})` : `(≥ ${limit.atLeast})`);
  if (isMissed(figure)) words.push('MISSED');
  return words.join(' ');
}
