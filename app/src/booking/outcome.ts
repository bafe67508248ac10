import { isSlotTaken } from '../api/meeting.ts';
import { ApiError } from '../api/request.ts';
import type { BookingChange } from '../domain/contract/booking.ts';

/** The outcome of a choice. `gone`: the time has been taken. `stale`: the booking was changed elsewhere. */
export type Outcome = { kind: 'done' } | { kind: 'gone' | 'stale'; message: string };

/** Moves or cancels a booking. */
export type Change = (change: BookingChange) => Promise<Outcome>;

/** What came of a choice. @param refresh shows what was changed elsewhere @throws ApiError for a failure */
export async function outcomeOf(choice: Promise<unknown>, refresh: () => void): Promise<Outcome> {
  try {
    await choice;
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    if (isSlotTaken(error)) return { kind: 'gone', message: error.message };
    refresh();
    return { kind: 'stale', message: error.message };
  }
}
