import { limits } from '../contract/limits.ts';
import { isEmail } from './contact.ts';

/** What keeps an address from the newsletter, in the client's words; null when nothing does. */
export function subscriberProblem(email: string): string | null {
  const address = email.trim();
  if (address === '') return 'Email is required';
  return isEmail(address) && address.length <= limits.email && !/\p{Cc}/u.test(address) ? null : 'Enter a valid email';
}
