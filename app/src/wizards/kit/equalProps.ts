/** Compares props for `memo`: shallowly, and arrays by their items. */
export function equalProps(one: object, other: object): boolean {
  const names = Object.keys(one) as never[];
  return names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]));
}

const isEqual = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (Array.isArray(one) && Array.isArray(other) && equalProps(one, other));
