import type { BookingChange, BookingRequest, ManagedBooking } from '../domain/contract/booking.ts';
import { fill } from '../domain/contract/endpoint.ts';
import * as routes from '../domain/contract/routes.ts';
import { fieldsOf } from '../domain/record.ts';
import { holdHeaders } from './holdSlot.ts';
import { ApiError, requestAs, request as send } from './request.ts';

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

/** The response to a booking. A server other than ours may return an empty one. */
export interface Booked {
  /** The page to move or cancel it. */
  manageUrl: string | undefined;
  /** Who takes the call; undefined while the agency has one host. */
  host: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Books a consultation.
 * @param idempotencyKey the same on a retry, so that it stays one booking
 * @throws ApiError with the server's message, or 'Booking failed'; see `isSlotTaken`
 */
export async function bookMeeting(request: BookingRequest, idempotencyKey: string): Promise<Booked> {
  try {
    const answer = await send(routes.bookMeeting, {
      body: request,
      headers: { 'idempotency-key': idempotencyKey, ...holdHeaders() },
    });
    const { manageUrl, host } = fieldsOf(answer.body);
    return { manageUrl: text(manageUrl), host: text(host) };
  } catch (error) {
    // A bare status is no message for a visitor.
    const wordless = error instanceof ApiError && error.message.startsWith(`HTTP ${error.status}`);
    throw wordless ? new ApiError('Booking failed', error.status, error.code) : error;
  }
}

/** Whether the booking failed because the time is no longer free. */
export function isSlotTaken(error: ApiError): boolean {
  const others = ['booking-changed', 'booking-cancelled', 'booking-over', 'idempotency-mismatch'];
  return error.status === 409 && !others.includes(error.code);
}

/** The booking of an e-mailed link. @throws ApiError, with status 404 when there is none */
export const fetchManagedBooking = (token: string): Promise<ManagedBooking> =>
  requestAs(fill(routes.getManagedBooking, { token }), parseManaged);

/** Moves or cancels a booking, and returns it. @throws ApiError */
export const changeBooking = (token: string, body: BookingChange): Promise<ManagedBooking> =>
  requestAs(fill(routes.changeManagedBooking, { token }), parseManaged, { body });

/** URL of the calendar file of a booking. */
export function calendarFileOf(token: string): string {
  return fill(routes.downloadCalendarEntry, { token }).slice('GET '.length);
}
