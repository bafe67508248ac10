import { changeBooking, managedBooking } from '../../api/meeting.ts';
import type { BookingChange, ManagedBooking } from '../../domain/contract/booking.ts';
import { type UseAsk, useAsk } from '../../lib/useAsk.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';

export interface UseManaged extends Pick<UseAsk<ManagedBooking>, 'state' | 'retry'> {
  change: (change: BookingChange) => Promise<Outcome>;
}

/** The booking behind a link, and a way to change it. */
export function useManaged(token: string): UseManaged {
  const { state, retry, refresh, replace } = useAsk(() => managedBooking(token), token);
  return { state, retry, change: (wanted) => outcomeOf(changeBooking(token, wanted).then(replace), refresh) };
}
