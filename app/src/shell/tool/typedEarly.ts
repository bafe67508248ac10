/**
 * What a visitor has typed into a field of a prerendered form before the scripts came: React would empty it.
 * For the first value of a state; empty while a page is prerendered, and where the form is only now drawn.
 * @param action of the form, by which it is found
 */
export function typedEarly(action: string, field: string): string {
  return before(action, field)?.value ?? '';
}

/** The same of a box: whether it was ticked. */
export function tickedEarly(action: string, field: string): boolean {
  return before(action, field)?.checked ?? false;
}

function before(action: string, field: string): HTMLInputElement | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLInputElement>(`form[action="${action}"] [name="${field}"]`);
}
