import type { DayAvailability, Slot as PictureOfSlot } from '@agency-site/ui/SlotCalendar';
import { slotTimes } from '@agency-site/ui/slotTimes';
import type { LoadedDays } from '../api/availableTimes.ts';
import type { Slot } from '../domain/booking/availability.ts';

interface Clocks {
  /** The agency's time zone. */
  timeZone: string;
  /** The visitor's time zone. */
  visitorTimeZone: string;
}

/** The days for the calendar, in the agency's time zone, with the visitor's local time where it differs. */
export function calendarDays(loaded: LoadedDays, now: Date, clocks: Clocks): Record<string, DayAvailability> {
  return Object.fromEntries(
    Object.entries(loaded).map(([day, slots]) => [
      day,
      slots === 'failed' ? { state: 'failed' } : { state: 'known', slots: drawn(slots, now, clocks) },
    ]),
  );
}

/** Drops past times, in case the server's response is old. */
function drawn(slots: readonly Slot[], now: Date, clocks: Clocks): PictureOfSlot[] {
  const coming = slots.filter(({ start }) => start > now.getTime());
  const times = slotTimes(
    coming.map(({ start }) => new Date(start).toISOString()),
    clocks,
  );
  return coming.flatMap(({ value, state }, at) => {
    const time = times[at];
    return time ? [{ ...time, value, state }] : [];
  });
}
