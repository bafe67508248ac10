import { recordOf } from '../../domain/record.ts';
/**
 * Text typed into a prerendered form before hydration, which React would clear.
 * For initial state; empty while prerendering and for a form rendered later.
 * @param action of the form, to find it
 */
export function typedEarly(action: string, field: string): string {
  return before(action, field)?.value ?? '';
}

/** The same for a checkbox. */
export function tickedEarly(action: string, field: string): boolean {
  return before(action, field)?.checked ?? false;
}

function before(action: string, field: string): HTMLInputElement | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLInputElement>(`form[action="${action}"] [name="${field}"]`);
}

/** The same for the fields of a form. */
export const typedFields = <Field extends string>(action: string, ...fields: readonly Field[]): Record<Field, string> =>
  recordOf(fields, (field) => typedEarly(action, field));
