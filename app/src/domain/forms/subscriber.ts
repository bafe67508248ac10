import { limits } from '../contract/limits.ts';
import { isEmail } from './email.ts';

/** Error message for a newsletter address, in the client's words; null when it is valid. */
export function subscriberProblem(email: string): string | null {
  const address = email.trim();
  if (address === '') return 'Email is required';
  return isEmail(address) && address.length <= limits.email && !/\p{Cc}/u.test(address) ? null : 'Enter a valid email';
}
