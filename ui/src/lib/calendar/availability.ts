import { nextDay } from './day';

/** One time of a day, as shown to the visitor. */
export interface Slot {
  /** Its identifier: the ISO date-time the server sent. */
  value: string;
  /** "9:30 AM". */
  label: string;
  /** When it ends, if that is to be shown: "10:00 AM". */
  end?: string | undefined;
  /** How many places are left, where several people can book the same time. With none left, the state is `taken`. */
  left?: number | undefined;
  /** Distinguishes two times with the same label, on the day the clocks go back: "GMT+1". */
  suffix?: string | undefined;
  /** A second line: the visitor's local time, "10:30 AM in Lisbon", or who the appointment is with. */
  note?: string | undefined;
  /** `taken`: booked by someone else. `closed`: never on offer. */
  state: 'open' | 'taken' | 'closed';
}

/** What is known about a day. A day left out is `unknown`. */
export type DayAvailability =
  /** All its times, from which open, full or empty follows. */
  | { state: 'known'; slots: readonly Slot[] }
  /** Every time is taken; the times are not known. */
  | { state: 'full' }
  | { state: 'closed' /** "Closed on Sundays". */; reason?: string | undefined }
  /** Not loaded yet. It can be chosen, and its times are awaited. */
  | { state: 'unknown' }
  /** Loading failed. It can be chosen, and loaded again. */
  | { state: 'failed' };

/** How a day appears to the visitor. `empty` has no times at all; `past` is before today. */
export type DayState = 'open' | 'full' | 'empty' | 'past' | 'closed' | 'unknown' | 'failed';

/** The state of a day, as shown and announced. */
export interface DayFacts {
  state: DayState;
  /** How many of its times can be chosen. */
  free: number;
  /** Why it is closed, if known. */
  reason: string | undefined;
  today: boolean;
  chosen: boolean;
}

export type Days = Readonly<Record<string, DayAvailability>>;

const unknown: DayAvailability = { state: 'unknown' };

/** No times at all differs from all times taken, and times that were never on offer don't make a day full. */
function stateOf(slots: readonly Slot[], free: number): DayState {
  if (free > 0) return 'open';
  if (slots.length === 0) return 'empty';
  return slots.some((slot) => slot.state === 'taken') ? 'full' : 'closed';
}

export function factsOf(day: string, days: Days, today: string, chosen?: string): DayFacts {
  const known = days[day] ?? unknown;
  const slots = known.state === 'known' ? known.slots : [];
  const free = slots.filter((slot) => slot.state === 'open').length;
  const state = day < today ? 'past' : known.state === 'known' ? stateOf(slots, free) : known.state;
  return {
    state,
    free,
    reason: known.state === 'closed' ? known.reason : undefined,
    today: day === today,
    chosen: day === chosen,
  };
}

/** A day that cannot be chosen. The keyboard still reaches it, so that its reason can be read. */
export const isUnavailable = ({ state }: DayFacts): boolean =>
  state === 'past' || state === 'full' || state === 'closed';

/** Open, or not known yet. */
export const mayBeFree = ({ state }: DayFacts): boolean => state === 'open' || state === 'unknown';

/** The first day with a free time, or none while an earlier day that isn't loaded might have one. */
export function firstFree(days: Days, from: string): string | undefined {
  for (let day = from; ; day = nextDay(day)) {
    const { state } = factsOf(day, days, from);
    if (state === 'open') return day;
    if (state === 'unknown' || state === 'failed') return undefined;
  }
}
