/** The site's one rule for e-mail addresses: text, @, text, dot, text. It needs one pass over any input. */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** What a form says when an address breaks the rule. */
export const invalidEmailMessage = 'Please enter a valid email.';

/** What Review says when name or e-mail is empty. */
export const missingContactMessage = 'Error: Please enter your name and email to proceed.';

export interface Contact {
  name: string;
  email: string;
}

/** Spaces around an address do not count. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}

/** What still keeps these details from a purchase, and the field to go to; null when nothing does. */
export function contactProblem({ name, email }: Contact): { field: keyof Contact; message: string } | null {
  if (name.trim() === '') return { field: 'name', message: missingContactMessage };
  if (email.trim() === '') return { field: 'email', message: missingContactMessage };
  return isEmail(email) ? null : { field: 'email', message: invalidEmailMessage };
}
