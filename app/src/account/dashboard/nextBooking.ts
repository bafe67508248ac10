import type { AccountBooking } from '../../domain/contract/account.ts';

/** Whether a call is still to come, or going on. @param now milliseconds since 1970 */
export const isAhead = ({ status, end }: AccountBooking, now: number) => status === 'booked' && Date.parse(end) > now;

/** By their beginning. */
export const soonest = (one: AccountBooking, other: AccountBooking) => Date.parse(one.start) - Date.parse(other.start);

/** The call that comes first; undefined when none is coming. */
export const nextBooking = (bookings: readonly AccountBooking[], now: number): AccountBooking | undefined =>
  bookings.filter((booking) => isAhead(booking, now)).toSorted(soonest)[0];
