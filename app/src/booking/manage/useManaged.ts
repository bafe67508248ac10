import { changeBooking, managedBooking } from '../../api/meeting.ts';
import type { BookingChange, ManagedBooking } from '../../domain/contract/booking.ts';
import { useAsk } from '../../lib/useAsk.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';

/** The loading state of the booking of a link. */
export type Managed =
  | { status: 'loading' | 'unknown' }
  | { status: 'loaded'; booking: ManagedBooking }
  | { status: 'unreachable'; message: string };

export interface UseManaged {
  managed: Managed;
  retry: () => void;
  change: (change: BookingChange) => Promise<Outcome>;
}

/** The booking behind a link, and a way to change it. */
export function useManaged(token: string): UseManaged {
  const { state, retry, refresh, replace } = useAsk(() => managedBooking(token), token);
  const managed = (): Managed => {
    if (state.status === 'loading') return { status: 'loading' };
    if (state.status === 'loaded') return { status: 'loaded', booking: state.answer };
    const { status, message } = state.failure;
    return status === 404 ? { status: 'unknown' } : { status: 'unreachable', message };
  };
  return {
    managed: managed(),
    retry,
    change: (wanted) => outcomeOf(changeBooking(token, wanted).then(replace), refresh),
  };
}
