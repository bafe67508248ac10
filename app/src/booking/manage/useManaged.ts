import { changeBooking, isSlotTaken, managedBooking } from '../../api/meeting.ts';
import { ApiError, messageOf } from '../../api/request.ts';
import type { BookingChange, ManagedBooking } from '../../domain/contract/booking.ts';
import { useAsk } from '../../lib/useAsk.ts';
import type { Outcome } from '../ChooseTime';

/** The loading state of the booking of a link. */
export type Managed =
  | { status: 'loading' }
  | { status: 'loaded'; booking: ManagedBooking }
  | { status: 'unknown' }
  | { status: 'unreachable'; message: string };

export interface UseManaged {
  managed: Managed;
  retry: () => void;
  change: (change: BookingChange) => Promise<Outcome>;
}

/** The booking behind a link, and a way to change it. */
export function useManaged(token: string): UseManaged {
  const { answer, retry, refresh, replace } = useAsk<Managed>(
    () =>
      managedBooking(token).then(
        (booking) => ({ status: 'loaded', booking }),
        (error: unknown) => {
          const unknown = error instanceof ApiError && error.status === 404;
          return unknown ? { status: 'unknown' } : { status: 'unreachable', message: messageOf(error) };
        },
      ),
    token,
  );

  async function change(wanted: BookingChange): Promise<Outcome> {
    try {
      replace({ status: 'loaded', booking: await changeBooking(token, wanted) });
      return { kind: 'done' };
    } catch (error) {
      const message = messageOf(error);
      if (!(error instanceof ApiError) || error.status !== 409) return { kind: 'failed', message };
      if (wanted.action === 'move' && isSlotTaken(error)) return { kind: 'gone', message };
      refresh();
      return { kind: 'stale', message };
    }
  }

  return { managed: answer ?? { status: 'loading' }, retry, change };
}
