/** The value of a form field; empty when the field is missing or repeated. */
export function formText(body: unknown, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' ? value : '';
}
