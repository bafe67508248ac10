import { isSlotTaken } from '../api/meeting.ts';
import { ApiError, messageOf } from '../api/request.ts';

/** The outcome of a choice. `gone`: the time has been taken. `stale`: the booking was changed elsewhere. */
export type Outcome = { kind: 'done' } | { kind: 'gone' | 'stale' | 'failed'; message: string };

/** What came of a choice. @param refresh shows what was changed elsewhere */
export async function outcomeOf(choice: Promise<unknown>, refresh: () => void): Promise<Outcome> {
  try {
    await choice;
    return { kind: 'done' };
  } catch (error) {
    const message = messageOf(error);
    if (!(error instanceof ApiError) || error.status !== 409) return { kind: 'failed', message };
    if (isSlotTaken(error)) return { kind: 'gone', message };
    refresh();
    return { kind: 'stale', message };
  }
}
