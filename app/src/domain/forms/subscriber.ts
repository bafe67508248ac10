import { limits } from '../contract/limits.ts';
import { canonicalEmail, emailPattern } from './email.ts';

/** Error message for a newsletter address, in the client's words; null when it is valid. */
export function subscriberProblem(email: string): string | null {
  const address = canonicalEmail(email);
  if (address === '') return 'Email is required';
  return emailPattern.test(address) && address.length <= limits.email ? null : 'Enter a valid email';
}
