import type { Slot as CalendarSlot, DayAvailability } from '@agency-site/ui/SlotCalendar';
import { slotTimes } from '@agency-site/ui/slotTimes';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { LoadedDays } from '../api/availableTimes.ts';
import type { Slot } from '../domain/booking/availability.ts';
import { readClock } from '../domain/booking/clock.ts';
import { addDays, daysFrom } from '../domain/booking/day.ts';
import { lastBookableDay, todayIn } from '../domain/booking/slots.ts';
import { opening } from '../domain/catalogue/opening.ts';
import { timesStore } from './timesStore.ts';
import { bookingWords } from './words.ts';

const { timeZone } = opening;

// The first use of time zones takes some 20 ms, so it is done while idle.
setTimeout(() => readClock(0, timeZone));

/** "2026-11". */
export const monthOf = (day: string) => day.slice(0, 7);

const lastOf = (month: string) => addDays(`${monthOf(addDays(`${month}-01`, 31))}-01`, -1);

export interface UseTimes {
  /** Today in the agency's time zone. */
  today: string;
  /** The last month that can be booked: "2027-01". */
  lastMonth: string;
  /** IANA time zone of the browser: "Europe/Berlin". */
  visitorTimeZone: string;
  /** Every day that can be booked, if none of them could be loaded. */
  down: readonly string[] | null;
  /** Availability by day; a day left out isn't loaded yet. */
  days: Readonly<Record<string, DayAvailability>>;
  /** Whether days of the shown month are loading. */
  busy: boolean;
  reload: (days: readonly string[]) => void;
  /** Shows a slot as taken until the day is loaded again. */
  markTaken: (day: string, slot: Slot) => void;
}

/** Loads the times of a month, then of every other bookable month. */
export function useTimes(month: string | undefined): UseTimes {
  const [now, setNow] = useState(() => new Date());
  const [visitorTimeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [today, defaultLast] = useMemo(() => [todayIn(opening, now), lastBookableDay(opening, now)], [now]);
  const shown = month ?? monthOf(today);

  const [store] = useState(() => timesStore(timeZone, wantedDays({}, shown, today, defaultLast)));
  const [times, setTimes] = useState(store.get);
  // The agency may have changed how far ahead one can book since this page was built.
  const last = times.lastDay ?? defaultLast;
  // Rendering them is slow, so it may be interrupted by input.
  useEffect(() => store.subscribe(() => startTransition(() => setTimes(store.get()))), [store]);

  const isAllLoaded = useMemo(
    () => daysFrom(today, last).every((day) => typeof times.loaded[day] === 'object'),
    [times.loaded, today, last],
  );
  const wanted = isAllLoaded ? '' : wantedDays(times.loaded, shown, today, last).join();
  useEffect(() => {
    if (wanted) store.load(wanted.split(','));
  }, [store, wanted]);

  // A month that failed while another one was shown is loaded again. The store knows first: rendering what it says may be late.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when days fail while they are shown
  useEffect(() => {
    const { loaded } = store.get();
    store.reload(daysOnOffer(shown, today, last).filter((day) => loaded[day] === 'failed'));
  }, [store, shown]);

  // Times may be taken while the tab is in the background.
  useEffect(() => {
    const reloadShown = () => {
      if (document.visibilityState !== 'visible') return;
      setNow(new Date());
      store.reload(Object.keys(store.get().loaded).filter((day) => monthOf(day) === shown && day >= today));
    };
    document.addEventListener('visibilitychange', reloadShown);
    return () => document.removeEventListener('visibilitychange', reloadShown);
  }, [store, shown, today]);

  const { loaded, loading } = times;
  const toDays = useMemo(() => calendarDays(now, { timeZone, visitorTimeZone }), [now, visitorTimeZone]);
  const days = useMemo(() => ({ ...toDays(loaded), ...closedAfter(last) }), [loaded, last, toDays]);
  const bookable = daysFrom(today, last);
  return {
    today,
    lastMonth: monthOf(last),
    visitorTimeZone,
    days,
    down: bookable.every((day) => loaded[day] === 'failed') ? bookable : null,
    busy: [...loading].some((day) => monthOf(day) === shown && typeof loaded[day] !== 'object'),
    reload: store.reload,
    markTaken: store.markTaken,
  };
}

/** The bookable days of a month. */
function daysOnOffer(month: string, today: string, last: string): string[] {
  return daysFrom(`${month}-01`, lastOf(month)).filter((day) => today <= day && day <= last);
}

/**
 * The shown month, then the other bookable months, one after another, so that they are loaded before they are shown. One
 * that failed holds up none: its neighbour's days are in view, too.
 */
function wantedDays(loaded: LoadedDays, shown: string, today: string, last: string): string[] {
  const wanted = new Set(daysOnOffer(shown, today, last));
  for (let month = monthOf(today); month <= monthOf(last); month = monthOf(addDays(lastOf(month), 1))) {
    if ([...wanted].some((day) => loaded[day] === undefined)) break;
    for (const day of daysOnOffer(month, today, last)) wanted.add(day);
  }
  return [...wanted].sort();
}

/** The days of the last month after the booking horizon. */
function closedAfter(last: string): Record<string, DayAvailability> {
  const end = lastOf(monthOf(last));
  return Object.fromEntries(
    daysFrom(addDays(last, 1), end).map((day) => [day, { state: 'closed', reason: bookingWords.horizon }]),
  );
}

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
function calendarDays(now: Date, clocks: Clocks): (loaded: LoadedDays) => Record<string, DayAvailability> {
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
