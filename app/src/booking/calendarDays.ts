import type { Slot as CalendarSlot, DayAvailability } from '@agency-site/ui/SlotCalendar';
import { slotTimes } from '@agency-site/ui/slotTimes';
import type { LoadedDays } from '../api/availableTimes.ts';
import type { Slot } from '../domain/booking/availability.ts';

interface Clocks {
  /** The agency's time zone. */
  timeZone: string;
  /** The visitor's time zone. */
  visitorTimeZone: string;
}

/**
 * Converts loaded days for the calendar, in the agency's time zone, with the visitor's local time where it differs. Days
 * converted before are reused.
 */
export function calendarDays(now: Date, clocks: Clocks): (loaded: LoadedDays) => Record<string, DayAvailability> {
  const converted = new WeakMap<readonly Slot[], DayAvailability>();
  const knownDay = (slots: readonly Slot[]): DayAvailability => {
    const before = converted.get(slots);
    if (before) return before;
    const day = { state: 'known' as const, slots: comingSlots(slots, now, clocks) };
    converted.set(slots, day);
    return day;
  };
  return (loaded) =>
    Object.fromEntries(
      Object.entries(loaded).map(([day, slots]) => [day, slots === 'failed' ? { state: 'failed' } : knownDay(slots)]),
    );
}

/** Drops past times, in case the server's response is old. */
function comingSlots(slots: readonly Slot[], now: Date, clocks: Clocks): CalendarSlot[] {
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
