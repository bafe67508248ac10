import { parseAvailability, parseSlots, type Slot } from '../domain/booking/availability.ts';
import { parseManaged } from '../domain/booking/managed.ts';
import type { BookingChange, BookingRequest, ManagedBooking } from '../domain/contract/booking.ts';
import { fieldsOf } from '../domain/record.ts';
import { ApiError, type Call, request as send, unexpectedAnswer } from './request.ts';

/** What is known of some days: their times, or that they could not be loaded. */
export type LoadedDays = Readonly<Record<string, readonly Slot[] | 'failed'>>;

/** How many questions for single days are under way at once. */
const atOnce = 4;

/**
 * Asks for the times of days, at best all at once. A server that answers anything but a map is asked day by day.
 * @param days in order, each as "2026-11-24"
 * @param tell hears of the days as they become known
 * @param signal once aborted, no further day is asked for
 */
export async function loadTimes(
  days: readonly string[],
  timeZone: string,
  tell: (loaded: LoadedDays) => void,
  signal: AbortSignal,
): Promise<void> {
  const all = await loadRange(days, timeZone);
  if (all === 'failed') return tell(Object.fromEntries(days.map((day) => [day, 'failed'])));
  tell(all);
  const left = days.filter((day) => !(day in all));
  const next = async (): Promise<void> => {
    const day = signal.aborted ? undefined : left.shift();
    if (day === undefined) return;
    tell({ [day]: await loadDay(day, timeZone) });
    return next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

/** The days that the server tells of in one answer; none when it only knows single days. */
async function loadRange(days: readonly string[], timeZone: string): Promise<LoadedDays | 'failed'> {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return {};
  try {
    const { body } = await send(`/api/meeting/available-slots?from=${from}&to=${to}`);
    const wanted = Object.entries(parseAvailability(body, timeZone)?.days ?? {});
    return Object.fromEntries(wanted.filter(([day]) => days.includes(day)));
  } catch (error) {
    return isRefusal(error) ? {} : failed();
  }
}

async function loadDay(day: string, timeZone: string): Promise<readonly Slot[] | 'failed'> {
  try {
    const { body } = await send(`/api/meeting/available-slots?date=${day}`);
    return parseSlots(body, day, timeZone)?.slots ?? failed();
  } catch {
    return failed();
  }
}

/** The question itself was not understood, as by a server that wants `date`. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 404, 422].includes(error.status);

function failed(): 'failed' {
  console.error('Failed to fetch availability');
  return 'failed';
}

/** What a booking became. Another server than ours may tell nothing but that it is made. */
export interface Booked {
  /** The page to move or cancel it. */
  manageUrl: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Books a consultation.
 * @param attempt names this try: sent twice, it is still one booking
 * @throws ApiError with the server's message, or 'Booking failed'; `isSlotGone` tells when the time is somebody else's
 */
export async function bookMeeting(request: BookingRequest, attempt: string): Promise<Booked> {
  try {
    const answer = await send('/api/meeting/book-meeting', {
      method: 'POST',
      body: request,
      headers: { 'idempotency-key': attempt },
    });
    return { manageUrl: text(fieldsOf(answer.body).manageUrl) };
  } catch (error) {
    // Nothing but the number of the status is no answer to a visitor.
    const wordless = error instanceof ApiError && error.message.startsWith(`HTTP ${error.status}`);
    throw wordless ? new ApiError('Booking failed', error.status, error.code) : error;
  }
}

/** Whether the booking failed because its time cannot be had any more: another one can be chosen. */
export function isSlotGone(error: ApiError): boolean {
  const others = ['booking-changed', 'booking-cancelled', 'booking-over', 'idempotency-mismatch'];
  return error.status === 409 && !others.includes(error.code);
}

const manage = (token: string) => `/api/meeting/manage/${encodeURIComponent(token)}`;

async function managed(path: string, options?: Call): Promise<ManagedBooking> {
  const { status, body } = await send(path, options);
  const booking = parseManaged(body);
  if (booking) return booking;
  throw new ApiError(unexpectedAnswer, status, 'unexpected-answer');
}

/** The booking that a link from a mail leads to. @throws ApiError, with status 404 when there is none */
export function managedBooking(token: string): Promise<ManagedBooking> {
  return managed(manage(token));
}

/** Moves or cancels a booking, and answers how it stands. @throws ApiError */
export function changeBooking(token: string, change: BookingChange): Promise<ManagedBooking> {
  return managed(manage(token), { method: 'POST', body: change });
}

/** Where a booking can be had as a file for calendars. */
export function calendarFileOf(token: string): string {
  return `${manage(token)}/calendar.ics`;
}
