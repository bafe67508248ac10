import { type LoadedDays, loadTimes } from '../api/availableTimes.ts';
import type { Slot } from '../domain/booking/availability.ts';
import { createListeners } from '../lib/listeners.ts';

/** The state of the available times. */
export interface Times {
  loaded: LoadedDays;
  /** Days being loaded. */
  loading: ReadonlySet<string>;
  /** The last day that can be booked, from the server; undefined until the first response. */
  lastDay?: string;
}

/** Caches the times of each day while the page is open. */
export interface TimesStore {
  get: () => Times;
  subscribe: (listener: () => void) => () => void;
  /** Loads days not requested yet. Cancels the remaining day-by-day requests of an earlier call. */
  load: (days: readonly string[]) => void;
  /** Reloads days. Loaded days stay until the response arrives, and if it fails. */
  reload: (days: readonly string[]) => void;
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
  const listeners = createListeners();
  const taken = new Map<string, Slot>();
  const requests = new Set<Set<string>>();
  let times: Times = { loaded: {}, loading: new Set(first) };
  let controller = new AbortController();

  const isRequested = (day: string) => [...requests].some((days) => days.has(day));

  const set = (loaded: LoadedDays, lastDay = times.lastDay) => {
    const loading = new Set([...requests].flatMap((days) => [...days]));
    if (loaded === times.loaded && areSame(loading, times.loading)) return;
    times = { loaded, loading, ...(lastDay !== undefined && { lastDay }) };
    listeners.notify();
  };

  const receive = (answer: LoadedDays, lastDay?: string) => {
    const changes: Record<string, readonly Slot[] | 'failed'> = {};
    for (const [day, slots] of Object.entries(answer)) {
      const takenSlot = taken.get(day);
      // Keep showing the refused time as taken, even if the server no longer lists it.
      if (slots !== 'failed') changes[day] = takenSlot ? withTaken(slots, takenSlot) : slots;
      else if (!times.loaded[day]) changes[day] = slots;
    }
    set({ ...times.loaded, ...changes }, lastDay);
  };

  const request = async (days: readonly string[], { signal }: AbortController) => {
    const remaining = new Set(days);
    requests.add(remaining);
    set(times.loaded);
    await loadTimes(
      days,
      timeZone,
      (answer, lastDay) => {
        for (const day of Object.keys(answer)) remaining.delete(day);
        receive(answer, lastDay);
      },
      signal,
    );
    requests.delete(remaining);
    set(times.loaded);
  };

  return {
    get: () => times,
    subscribe: listeners.subscribe,
    load: (days) => {
      if (days.every((day) => times.loaded[day] || isRequested(day))) return;
      controller.abort();
      controller = new AbortController();
      void request(
        days.filter((day) => !times.loaded[day]),
        controller,
      );
    },
    reload: (days) => {
      if (days.length > 0) void request(days, new AbortController());
    },
    markTaken: (day, slot) => {
      taken.set(day, slot);
      const known = times.loaded[day];
      if (known && known !== 'failed') set({ ...times.loaded, [day]: withTaken(known, slot) });
      void request([day], new AbortController());
    },
  };
}
