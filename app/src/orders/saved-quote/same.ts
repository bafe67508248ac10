/** A value with keys and lists sorted, so that order doesn't matter. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical).sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]): [string, unknown] => [key, canonical(part)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** A key that is equal for equal selections, whatever their order. */
export function keyOf(selection: object): string {
  return JSON.stringify(canonical(selection));
}

/** Whether two selections are equal, whatever their order. */
export function isSame(one: object, other: object): boolean {
  return keyOf(one) === keyOf(other);
}
