/** What a selection holds, whatever the order in which it was written or chosen. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical).sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]): [string, unknown] => [key, canonical(part)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** A text that is the same for selections of the same things, and for no others. */
export function keyOf(selection: object): string {
  return JSON.stringify(canonical(selection));
}

/** Whether two selections are of the same things. */
export function isSame(one: object, other: object): boolean {
  return keyOf(one) === keyOf(other);
}
