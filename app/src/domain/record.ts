/** Readers of saved values: whatever is stored, they return something valid and never throw. */

/** The fields of a saved object; empty when it isn't an object. */
export function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

/** The value if it is a known id, else null. */
export function oneOf<Id extends string>(ids: readonly Id[], value: unknown): Id | null {
  return ids.find((id) => id === value) ?? null;
}

/** The known ids, each once, in the order of `ids`. */
export function someOf<Id extends string>(ids: readonly Id[], values: unknown): readonly Id[] {
  return Array.isArray(values) ? ids.filter((id) => values.includes(id)) : [];
}

/** The value if it is a boolean, else null. */
export function booleanOrNull(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** A value for each id. */
export const recordOf = <Id extends string, Value>(ids: readonly Id[], value: (id: Id) => Value): Record<Id, Value> =>
  Object.fromEntries(ids.map((id) => [id, value(id)])) as Record<Id, Value>;
