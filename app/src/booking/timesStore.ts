import { type LoadedDays, loadTimes } from '../api/availableTimes.ts';
import type { Slot } from '../domain/booking/availability.ts';

/** The state of the available times. */
export interface Times {
  loaded: LoadedDays;
  /** Days being loaded. */
  awaited: ReadonlySet<string>;
  /** The last day that can be booked, as the server says; undefined until it does. */
  lastDay?: string;
}

/** Caches the times of each day while the page is open. */
export interface TimesStore {
  get: () => Times;
  subscribe: (listener: () => void) => () => void;
  /** Loads days not requested yet. Cancels the remaining day-by-day requests of an earlier call. */
  need: (days: readonly string[]) => void;
  /** Reloads days. Loaded days stay until the response arrives, and if it fails. */
  again: (days: readonly string[]) => void;
  /** Marks a time as taken, and reloads its day. */
  markTaken: (day: string, slot: Slot) => void;
}

const withTaken = (slots: readonly Slot[], taken: Slot): readonly Slot[] =>
  [...slots.filter(({ start }) => start !== taken.start), { ...taken, state: 'taken' as const }].sort(
    (one, other) => one.start - other.start,
  );

const areSame = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  some.size === others.size && [...some].every((one) => others.has(one));

/** @param first days shown as loading from the start */
export function timesStore(timeZone: string, first: readonly string[]): TimesStore {
  const listeners = new Set<() => void>();
  const taken = new Map<string, Slot>();
  const questions = new Set<Set<string>>();
  let times: Times = { loaded: {}, awaited: new Set(first) };
  let needed = new AbortController();

  const isAsked = (day: string) => [...questions].some((days) => days.has(day));

  const set = (loaded: LoadedDays, lastDay = times.lastDay) => {
    const awaited = new Set([...questions].flatMap((days) => [...days]));
    if (loaded === times.loaded && areSame(awaited, times.awaited)) return;
    times = { loaded, awaited, ...(lastDay !== undefined && { lastDay }) };
    for (const listener of listeners) listener();
  };

  const hear = (answer: LoadedDays, lastDay?: string) => {
    const news: Record<string, readonly Slot[] | 'failed'> = {};
    for (const [day, slots] of Object.entries(answer)) {
      const gone = taken.get(day);
      // Keep showing the refused time as taken, even if the server no longer lists it.
      if (slots !== 'failed') news[day] = gone ? withTaken(slots, gone) : slots;
      else if (!times.loaded[day]) news[day] = slots;
    }
    set({ ...times.loaded, ...news }, lastDay);
  };

  const ask = async (days: readonly string[], { signal }: AbortController) => {
    const left = new Set(days);
    questions.add(left);
    set(times.loaded);
    await loadTimes(
      days,
      timeZone,
      (answer, lastDay) => {
        for (const day of Object.keys(answer)) left.delete(day);
        hear(answer, lastDay);
      },
      signal,
    );
    questions.delete(left);
    set(times.loaded);
  };

  return {
    get: () => times,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    need: (days) => {
      if (days.every((day) => times.loaded[day] || isAsked(day))) return;
      needed.abort();
      needed = new AbortController();
      void ask(
        days.filter((day) => !times.loaded[day]),
        needed,
      );
    },
    again: (days) => {
      if (days.length > 0) void ask(days, new AbortController());
    },
    markTaken: (day, slot) => {
      taken.set(day, slot);
      const known = times.loaded[day];
      if (known && known !== 'failed') set({ ...times.loaded, [day]: withTaken(known, slot) });
      void ask([day], new AbortController());
    },
  };
}
