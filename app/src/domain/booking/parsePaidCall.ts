import type { PaidCall } from '../contract/paidCall.ts';
import { fieldsOf } from '../record.ts';

/**
 * Parses the response for a paid consultation, by hand as `parseManaged` does.
 * @returns null for an invalid response
 */
export function parsePaidCall(answer: unknown): PaidCall | null {
  const { name, email, reference, booking } = fieldsOf(answer);
  if (typeof name !== 'string' || typeof email !== 'string' || typeof reference !== 'string') return null;
  if (booking === null) return { name, email, reference, booking };
  const { date, duration, changeable, manageUrl, host } = fieldsOf(booking);
  const isKnown =
    typeof date === 'string' &&
    !Number.isNaN(Date.parse(date)) &&
    typeof duration === 'number' &&
    typeof changeable === 'boolean' &&
    typeof manageUrl === 'string';
  if (!isKnown) return null;
  const known = { date, duration, changeable, manageUrl };
  return { name, email, reference, booking: typeof host === 'string' ? { ...known, host } : known };
}
