import { nextDay } from './day';

/** One time of a day, as the visitor reads it. */
export interface Slot {
  /** What identifies it: the ISO date-time the server sent. */
  value: string;
  /** "9:30 AM". */
  label: string;
  /** Tells apart two times that read the same, on the day the clocks go back: "GMT+1". */
  suffix?: string | undefined;
  /** The same moment where the visitor is: "10:30 AM in Lisbon". */
  note?: string | undefined;
  /** `taken` is somebody else's, `closed` was never on offer. */
  state: 'open' | 'taken' | 'closed';
}

/** What is known about a day. Nothing is claimed beyond it: a day left out is `unknown`. */
export type DayAvailability =
  /** All its times. Whether it is open, full or empty follows from them. */
  | { state: 'known'; slots: readonly Slot[] }
  /** Every time is taken, and which they were was not told. */
  | { state: 'full' }
  | { state: 'closed' /** "Closed on Sundays". */; reason?: string | undefined }
  /** Not asked for yet. It can be chosen, and its times are awaited. */
  | { state: 'unknown' }
  /** Asked for in vain. It can be chosen, and asked for again. */
  | { state: 'failed' };

/** What a day is to the visitor. `empty` has no times at all; `past` is whatever lies before today. */
export type DayState = 'open' | 'full' | 'empty' | 'past' | 'closed' | 'unknown' | 'failed';

/** A day as it is drawn and read. */
export interface DayFacts {
  state: DayState;
  /** How many of its times can be chosen. */
  free: number;
  /** Why it is closed, where that was told. */
  reason: string | undefined;
  today: boolean;
  chosen: boolean;
}

export type Days = Readonly<Record<string, DayAvailability>>;

const unknown: DayAvailability = { state: 'unknown' };

/** No times at all is not the same as all times taken, and times that were never on offer do not make a day full. */
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

/** Days that cannot be chosen. They keep their place in the keyboard's way, so that the reason can be read. */
export const isBarred = ({ state }: DayFacts): boolean => state === 'past' || state === 'full' || state === 'closed';

/** What is known of the day does not speak against it. */
export const mayBeFree = ({ state }: DayFacts): boolean => state === 'open' || state === 'unknown';

/** The first day from one on with a free time, or none as long as a day before it might have one that is not known. */
export function firstFree(days: Days, from: string): string | undefined {
  for (let day = from; ; day = nextDay(day)) {
    const { state } = factsOf(day, days, from);
    if (state === 'open') return day;
    if (state === 'unknown' || state === 'failed') return undefined;
  }
}
