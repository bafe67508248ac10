'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { DayAvailability, Slot } from './calendar/availability';
import { daysOf, monthOf } from './calendar/day';
import { monthsInView } from './calendar/daysInView';
import { type SlotTimesOptions, slotTimes } from './slotTimes';

/** The days of a month in `timeZone`, as "2026-11-01" and "2026-11-30", both included. */
export interface SlotRange {
  first: string;
  last: string;
}

/** A time as the server sends it. */
export interface LoadedSlot {
  /** An ISO date-time with an offset or `Z`. */
  value: string;
  /** Defaults to `open`. */
  state?: Slot['state'] | undefined;
  /** How many places are left, where several people can book the same time. */
  left?: number | undefined;
  /** A second line, in place of the visitor's local time: who the appointment is with. */
  note?: string | undefined;
}

/** What `slotTimes` takes, and how times are loaded. */
export interface UseSlotCalendarOptions extends SlotTimesOptions {
  /**
   * Loads all times of a month. When it is no longer needed, its signal is aborted and its answer ignored. A rejection
   * makes the days of the month `failed`, unless they are known.
   */
  load: (range: SlotRange, signal: AbortSignal) => Promise<readonly LoadedSlot[]>;
  /** Today's date in `timeZone`. Give the server and the browser the same one. */
  today: string;
  /** The last month on offer, as "2026-12". None is loaded after it. */
  lastMonth?: string | undefined;
  /** How many months are shown at once. */
  months?: number | undefined;
}

/** Props of a `SlotCalendar`. */
export interface SlotCalendarState {
  today: string;
  lastMonth: string | undefined;
  months: number;
  month: string;
  onMonthChange: (month: string) => void;
  day: string | undefined;
  onDayChange: (day: string) => void;
  slot: string | undefined;
  onSlotChange: (slot: string) => void;
  days: Readonly<Record<string, DayAvailability>>;
  busy: boolean;
  onRetry: () => void;
}

type Months = Readonly<Record<string, readonly LoadedSlot[] | 'failed'>>;

/** The days of loaded months, with their times in one time zone. */
function daysIn(months: Months, options: SlotTimesOptions): Record<string, DayAvailability> {
  const days: Record<string, DayAvailability> = {};
  for (const [month, loaded] of Object.entries(months)) {
    const slots: Record<string, Slot[]> = {};
    for (const day of daysOf(month)) slots[day] = [];
    if (loaded !== 'failed') {
      const times = slotTimes(
        loaded.map(({ value }) => value),
        options,
      );
      times.forEach((time, at) => {
        const { state = 'open', left, note = time.note } = loaded[at] ?? {};
        slots[time.day]?.push({ ...time, state, left, note });
      });
    }
    for (const [day, known] of Object.entries(slots))
      days[day] = loaded === 'failed' ? { state: 'failed' } : { state: 'known', slots: known };
  }
  return days;
}

/**
 * The state of a `SlotCalendar` that loads the times of each month when it is shown, again when it is shown again, and after a
 * failure when the visitor asks for it. In the last two weeks of the current month, the next one is shown and loaded too.
 */
export function useSlotCalendar({
  load,
  today,
  lastMonth,
  months = 1,
  ...options
}: UseSlotCalendarOptions): SlotCalendarState {
  const { timeZone, duration, visitorTimeZone, hourCycle, am, pm, locale, note } = options;
  const [month, setMonth] = useState(monthOf(today));
  const [day, setDay] = useState<string>();
  const [slot, setSlot] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Months>({});
  const [answered, setAnswered] = useState<string>();
  const wanted = monthsInView(month, today, lastMonth, months).join();
  const request = `${wanted} ${attempt}`;

  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const store = (one: string, answer: readonly LoadedSlot[] | 'failed') => {
      if (!signal.aborted)
        setKnown((known) => ({ ...known, [one]: answer === 'failed' ? (known[one] ?? answer) : answer }));
    };
    const ask = async (one: string) => latest.current({ first: `${one}-01`, last: daysOf(one).at(-1) ?? '' }, signal);
    const requests = wanted.split(',').map((one) =>
      ask(one).then(
        (answer) => store(one, answer),
        () => store(one, 'failed'),
      ),
    );
    Promise.all(requests).then(() => !signal.aborted && setAnswered(request));
    return () => controller.abort();
  }, [wanted, request]);

  const days = useMemo(
    () => daysIn(known, { timeZone, duration, visitorTimeZone, hourCycle, am, pm, locale, note }),
    [known, timeZone, duration, visitorTimeZone, hourCycle, am, pm, locale, note],
  );
  return {
    today,
    lastMonth,
    months,
    month,
    onMonthChange: setMonth,
    day,
    onDayChange: (to) => {
      setDay(to);
      setSlot(undefined);
    },
    slot,
    onSlotChange: setSlot,
    days,
    busy: answered !== request,
    onRetry: () => setAttempt((before) => before + 1),
  };
}
