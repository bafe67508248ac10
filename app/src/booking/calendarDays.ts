import type { DayAvailability, Slot as PictureOfSlot } from '@agency-site/ui/SlotCalendar';
import { slotTimes } from '@agency-site/ui/slotTimes';
import type { LoadedDays } from '../api/availableTimes.ts';
import type { Slot } from '../domain/booking/availability.ts';

interface Clocks {
  /** The zone of the agency. */
  timeZone: string;
  /** Where the visitor is. */
  visitorTimeZone: string;
}

/** The days as the calendar draws them: by the clock of the agency, with the visitor's own where it differs. */
export function calendarDays(loaded: LoadedDays, now: Date, clocks: Clocks): Record<string, DayAvailability> {
  return Object.fromEntries(
    Object.entries(loaded).map(([day, slots]) => [
      day,
      slots === 'failed' ? { state: 'failed' } : { state: 'known', slots: drawn(slots, now, clocks) },
    ]),
  );
}

/** A time that is past is no time any more, whatever the server said when it was asked. */
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
