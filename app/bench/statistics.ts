/** The median, which a single bad run doesn't change. */
export const median = (values: readonly number[]) => percentile(values, 50);

/**
 * The value that `percent` of the values don't exceed. The median of an even number of values is the mean of the middle two.
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  if (percent === 50 && sorted.length % 2 === 0) {
    return ((sorted[sorted.length / 2 - 1] ?? Number.NaN) + (sorted[sorted.length / 2] ?? Number.NaN)) / 2;
  }
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
