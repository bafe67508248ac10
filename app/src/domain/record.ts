/** Readers for saved state: whatever a browser's storage holds, they answer something valid and never throw. */

/** The fields of a saved object; none when it is no object. */
export function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

/** The value when it is a known id, else null: what left the catalogue is dropped. */
export function oneOf<Id extends string>(ids: readonly Id[], value: unknown): Id | null {
  return ids.find((id) => id === value) ?? null;
}

/** The known ids among the values, each once, in catalogue order. */
export function someOf<Id extends string>(ids: readonly Id[], values: unknown): readonly Id[] {
  return Array.isArray(values) ? ids.filter((id) => values.includes(id)) : [];
}

/** Yes or no, else null. */
export function flag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** The position, from 0, of a saved step number, from 1. */
export function positionOf(currentStep: unknown): number {
  return typeof currentStep === 'number' ? currentStep - 1 : 0;
}
