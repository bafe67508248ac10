import { useEffect, useState } from 'react';
import { changeBooking, isSlotTaken, managedBooking } from '../../api/meeting.ts';
import { ApiError, somethingWrong } from '../../api/request.ts';
import type { BookingChange, ManagedBooking } from '../../domain/contract/booking.ts';
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

const wordsOf = (error: unknown) => (error instanceof ApiError ? error.message : somethingWrong);

/** The booking behind a link, and a way to change it. */
export function useManaged(token: string): UseManaged {
  const [managed, setManaged] = useState<Managed>({ status: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same request
  useEffect(() => {
    let gone = false;
    const hear = (answer: Managed) => {
      if (!gone) setManaged(answer);
    };
    managedBooking(token).then(
      (booking) => hear({ status: 'loaded', booking }),
      (error: unknown) => {
        const unknown = error instanceof ApiError && error.status === 404;
        hear(unknown ? { status: 'unknown' } : { status: 'unreachable', message: wordsOf(error) });
      },
    );
    return () => {
      gone = true;
    };
  }, [token, round]);

  async function change(wanted: BookingChange): Promise<Outcome> {
    try {
      setManaged({ status: 'loaded', booking: await changeBooking(token, wanted) });
      return { kind: 'done' };
    } catch (error) {
      const message = wordsOf(error);
      if (!(error instanceof ApiError) || error.status !== 409) return { kind: 'failed', message };
      if (wanted.action === 'move' && isSlotTaken(error)) return { kind: 'gone', message };
      setRound((rounds) => rounds + 1);
      return { kind: 'stale', message };
    }
  }

  const retry = () => {
    setManaged({ status: 'loading' });
    setRound((rounds) => rounds + 1);
  };
  return { managed, retry, change };
}
