import type { ManagedBooking } from '../contract/booking.ts';
import { fieldsOf } from '../record.ts';

/**
 * Reads the answer about a booking behind a link. By hand and not by the schema of the contract: the page of a booking
 * would carry a library for this one object.
 * @returns null when it is no such answer
 */
export function parseManaged(answer: unknown): ManagedBooking | null {
  const { id, date, duration, name, email, status, changeable, meetingUrl, forAgency } = fieldsOf(answer);
  const known =
    typeof id === 'string' &&
    typeof date === 'string' &&
    !Number.isNaN(Date.parse(date)) &&
    typeof duration === 'number' &&
    typeof name === 'string' &&
    typeof email === 'string' &&
    (status === 'booked' || status === 'cancelled') &&
    typeof changeable === 'boolean' &&
    (meetingUrl === null || typeof meetingUrl === 'string') &&
    typeof forAgency === 'boolean';
  return known ? { id, date, duration, name, email, status, changeable, meetingUrl, forAgency } : null;
}
