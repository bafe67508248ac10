/**
 * The site's one rule for e-mail addresses: text, @, text, dot, text, and one address alone. `<a@b.ie>`, `a@b.ie,c@d.ie`
 * and whatever else means something to a mail program are none. Linear in the length of any input.
 */
export const emailPattern = /^(?!.*[<>()[\]\\,;:"])[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** What mail programs turn into a link, or what shows that one is meant. */
const webLink = /:\/\/|https?:|www\.|\S@\S|\d\.\d+\.\d|\.\p{L}{2,}[/:?#]/iu;
const domain = /[\p{L}\p{N}-]{2}[.。]\p{L}{2}/u;
/** `Dr.Byrne` is no domain. */
const title = /\b(?:dr|fr|mrs?|ms|prof|rev|st)\.(?=\p{L}{4})/giu;

/** What a form says when a name holds a web address. */
export const webAddressMessage = 'Please enter a name without a web address.';

/**
 * Whether a mail program would find a link in a name: with a name like that, strangers could send theirs in our mails.
 * Other ways to write a letter or a dot count as that.
 */
export function hasWebAddress(name: string): boolean {
  const text = name.normalize('NFKC');
  return webLink.test(text) || domain.test(text.replace(title, ' '));
}

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
  if (hasWebAddress(name)) return { field: 'name', message: webAddressMessage };
  if (email.trim() === '') return { field: 'email', message: missingContactMessage };
  return isEmail(email) ? null : { field: 'email', message: invalidEmailMessage };
}
