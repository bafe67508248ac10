import { parseManaged } from '../domain/booking/managed.ts';
import type { BookingChange, BookingRequest, ManagedBooking } from '../domain/contract/booking.ts';
import { fill, type Route } from '../domain/contract/endpoint.ts';
import * as routes from '../domain/contract/routes/meeting.ts';
import { fieldsOf } from '../domain/record.ts';
import { holdHeaders } from './holdSlot.ts';
import { ApiError, type Call, request as send, unexpectedAnswer } from './request.ts';

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

async function managed(route: Route, given?: Call): Promise<ManagedBooking> {
  const { status, body } = await send(route, given);
  const booking = parseManaged(body);
  if (booking) return booking;
  throw new ApiError(unexpectedAnswer, status, 'unexpected-answer');
}

/** The booking of an e-mailed link. @throws ApiError, with status 404 when there is none */
export function managedBooking(token: string): Promise<ManagedBooking> {
  return managed(fill(routes.getManagedBooking, { token }));
}

/** Moves or cancels a booking, and returns it. @throws ApiError */
export function changeBooking(token: string, change: BookingChange): Promise<ManagedBooking> {
  return managed(fill(routes.changeManagedBooking, { token }), { body: change });
}

/** URL of the calendar file of a booking. */
export function calendarFileOf(token: string): string {
  return fill(routes.downloadCalendarEntry, { token }).slice('GET '.length);
}
