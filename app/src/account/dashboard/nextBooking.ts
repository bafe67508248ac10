import type { AccountBooking } from '../../domain/contract/account.ts';

/** Whether a consultation is upcoming or in progress. @param now milliseconds since 1970 */
export const isUpcoming = ({ status, end }: AccountBooking, now: number) =>
  status === 'booked' && Date.parse(end) > now;

/** Compares two consultations by their start, the earlier one first. */
export const byStart = (one: AccountBooking, other: AccountBooking) => Date.parse(one.start) - Date.parse(other.start);

/** The next consultation; undefined when there is none. */
export const nextBooking = (bookings: readonly AccountBooking[], now: number): AccountBooking | undefined =>
  bookings.filter((booking) => isUpcoming(booking, now)).toSorted(byStart)[0];
