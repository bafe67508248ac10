import { limits } from '../contract/limits.ts';
import { emailError } from './email.ts';
import { tooLong } from './tooLong.ts';

/** Text that mail programs turn into a link. */
const webLink = /:\/\/|https?:|www\.|\S@\S|\d\.\d+\.\d|\.\p{L}{2,}[/:?#]/iu;
const domain = /[\p{L}\p{N}-]{2}[.。]\p{L}{2}/u;
/** `Dr.Byrne` isn't a domain. */
const title = /\b(?:dr|fr|mrs?|ms|prof|rev|st)\.(?=\p{L}{4})/giu;

/** Message for a name with a web address in it. */
export const webAddressMessage = 'Please enter a name without a web address.';

/**
 * Whether a mail program would turn part of a name into a link: spammers could then send links in our e-mails.
 * Unicode variants of letters and dots count as well.
 */
export function hasWebAddress(name: string): boolean {
  const text = name.normalize('NFKC');
  return webLink.test(text) || domain.test(text.replace(title, ' '));
}

/** Error message for a name that isn't empty; null when it is valid. */
export const nameError = (name: string): string | null =>
  hasWebAddress(name) ? webAddressMessage : tooLong('your name', name, limits.name);

/** Message on Review when name or e-mail is empty. */
export const missingContactMessage = 'Error: Please enter your name and email to proceed.';

export interface Contact {
  name: string;
  email: string;
}

/** The first problem that prevents a purchase, and its field; null when there is none. */
export function contactProblem({ name, email }: Contact): { field: keyof Contact; message: string } | null {
  if (name.trim() === '') return { field: 'name', message: missingContactMessage };
  const wrongName = nameError(name.trim());
  if (wrongName) return { field: 'name', message: wrongName };
  if (email.trim() === '') return { field: 'email', message: missingContactMessage };
  const wrongEmail = emailError(email);
  return wrongEmail === null ? null : { field: 'email', message: wrongEmail };
}
