/** Whether the props of two renders are alike: a list is when all that stands in it is. */
export function same(one: object, other: object): boolean {
  const names = Object.keys(one) as never[];
  return names.length === Object.keys(other).length && names.every((name) => alike(one[name], other[name]));
}

const alike = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (Array.isArray(one) && Array.isArray(other) && same(one, other));
