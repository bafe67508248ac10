import { useEffect, useMemo, useRef, useState } from 'react';
import type { DayAvailability, Slot } from './calendar/availability';
import { daysOf, monthOf } from './calendar/day';
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
}

/** Props of a `SlotCalendar`. */
export interface SlotCalendarState {
  today: string;
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
        slots[time.day]?.push({ ...time, state: loaded[at]?.state ?? 'open' });
      });
    }
    for (const [day, known] of Object.entries(slots))
      days[day] = loaded === 'failed' ? { state: 'failed' } : { state: 'known', slots: known };
  }
  return days;
}

/**
 * The state of a `SlotCalendar` that loads the times of each month when it is shown, again when it is shown again, and after a
 * failure when the visitor asks for it.
 */
export function useSlotCalendar({ load, today, ...options }: UseSlotCalendarOptions): SlotCalendarState {
  const { timeZone, visitorTimeZone, hourCycle, am, pm, locale, note } = options;
  const [month, setMonth] = useState(monthOf(today));
  const [day, setDay] = useState<string>();
  const [slot, setSlot] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [months, setMonths] = useState<Months>({});
  const [answered, setAnswered] = useState<string>();
  const request = `${month} ${attempt}`;

  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (answer: readonly LoadedSlot[] | 'failed') => {
      if (signal.aborted) return;
      setMonths((known) => ({ ...known, [month]: answer === 'failed' ? (known[month] ?? answer) : answer }));
      setAnswered(request);
    };
    const days = daysOf(month);
    const range = { first: `${month}-01`, last: days.at(-1) ?? '' };
    const ask = async () => latest.current(range, signal);
    ask().then(settle, () => settle('failed'));
    return () => controller.abort();
  }, [month, request]);

  const days = useMemo(
    () => daysIn(months, { timeZone, visitorTimeZone, hourCycle, am, pm, locale, note }),
    [months, timeZone, visitorTimeZone, hourCycle, am, pm, locale, note],
  );
  return {
    today,
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
