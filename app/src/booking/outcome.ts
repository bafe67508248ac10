import { isSlotTaken } from '../api/meeting.ts';
import { ApiError } from '../api/request.ts';
import type { BookingChange } from '../domain/contract/booking.ts';

/** How a change ended. `gone`: the time is taken. `stale`: the booking was changed elsewhere. */
export type Outcome = { kind: 'done' } | { kind: 'gone' | 'stale'; message: string };

/** Moves or cancels a booking. */
export type Change = (change: BookingChange) => Promise<Outcome>;

/**
 * Waits for a change of a booking. A conflict is an outcome, not an error.
 * @param refresh reloads what was changed elsewhere
 * @throws ApiError for any other failure
 */
export async function awaitOutcome(changing: Promise<unknown>, refresh: () => void): Promise<Outcome> {
  try {
    await changing;
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    if (isSlotTaken(error)) return { kind: 'gone', message: error.message };
    refresh();
    return { kind: 'stale', message: error.message };
  }
}
