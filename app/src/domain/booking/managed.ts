import type { ManagedBooking } from '../contract/booking.ts';
import { fieldsOf } from '../record.ts';

/**
 * Parses the response for a booking link. By hand, not with the schema of the contract: the page would
 * load a validation library for this one object.
 * @returns null for an invalid response
 */
export function parseManaged(answer: unknown): ManagedBooking | null {
  const { id, date, duration, name, email, status, changeable, joinable, meetingUrl, forAgency, againUrl, host } =
    fieldsOf(answer);
  if (
    typeof id === 'string' &&
    typeof date === 'string' &&
    !Number.isNaN(Date.parse(date)) &&
    typeof duration === 'number' &&
    typeof name === 'string' &&
    typeof email === 'string' &&
    (status === 'booked' || status === 'cancelled') &&
    typeof changeable === 'boolean' &&
    typeof joinable === 'boolean' &&
    (meetingUrl === null || typeof meetingUrl === 'string') &&
    typeof forAgency === 'boolean'
  ) {
    const booking: ManagedBooking = {
      id,
      date,
      duration,
      name,
      email,
      status,
      changeable,
      joinable,
      meetingUrl,
      forAgency,
    };
    return {
      ...booking,
      ...(typeof host === 'string' ? { host } : {}),
      ...(typeof againUrl === 'string' ? { againUrl } : {}),
    };
  }
  return null;
}
