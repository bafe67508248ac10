/**
 * The rule for e-mail addresses: text, @, text, dot, text, and only one address. `<a@b.ie>`, `a@b.ie,c@d.ie`
 * and other syntax of mail headers are refused. Runs in linear time.
 */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"][^\s@.<>()[\]\\,;:"]*\.[^\s@<>()[\]\\,;:"]+$/;

/** Message for an invalid e-mail address. */
export const invalidEmailMessage = 'Please enter a valid email.';

/** Ignores surrounding spaces. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
