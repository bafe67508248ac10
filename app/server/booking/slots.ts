import { daysFrom } from '../../src/domain/booking/day.ts';
import { timeLabels } from '../../src/domain/booking/labels.ts';
import { isFree, offeredSlots, type Span } from '../../src/domain/booking/slots.ts';
import type { SlotAnswer } from '../../src/domain/contract/booking.ts';
import { day, minute } from '../../src/domain/durations.ts';
import { busyBetween, type HostSpan } from '../calendars/calendars.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import { bookedBetween } from './bookings.ts';
import type { HostHours } from './currentOpening.ts';
import { heldBetween, type Visitor } from './holds.ts';

/** An offered slot, and whether a host is free. */
interface OfferedSlot extends Span {
  isFree: boolean;
}

/** The offered slots of a day, each once, by time. */
interface OfferedDay {
  /** As "2026-11-24". */
  day: string;
  slots: readonly OfferedSlot[];
}

interface FreeDay {
  day: string;
  free: readonly Span[];
}

/** The slots of each day of a range, free and booked. Every day has a list, even if it is empty. */
export function slotsByDay(days: readonly OfferedDay[], timeZone: string): Record<string, SlotAnswer[]> {
  return Object.fromEntries(days.map(({ day, slots }) => [day, toSlotAnswers(slots, timeZone)]));
}

/** The free slots of each day of a range. */
export function freeSlotsByDay(days: readonly OfferedDay[]): readonly FreeDay[] {
  return days.map(({ day, slots }) => ({ day, free: slots.filter((slot) => slot.isFree) }));
}

/** All that the offered slots of some days are made of. */
interface SlotInputs {
  hours: readonly HostHours[];
  days: readonly string[];
  taken: Taken;
  /** In milliseconds. */
  now: number;
}

/**
 * Reads what the slots of some days depend on.
 * @param hours of the hosts
 * @param visitor from whom the times that others hold are kept; the team sees them as free
 */
export async function readSlotInputs(
  context: Pick<Context, 'database' | 'settings' | 'now'>,
  hours: readonly HostHours[],
  from: string,
  to: string,
  visitor?: Visitor,
): Promise<SlotInputs> {
  const days = daysFrom(from, to);
  // In every time zone.
  const span = { start: Date.parse(from) - day, end: Date.parse(to) + 2 * day };
  const taken = days.length > 0 ? await takenBetween(context, context.database, span, { visitor }) : nothingTaken;
  // Slots begin on the minute, so rounding up changes none, and the same minute has the same inputs.
  return { hours, days, taken, now: Math.ceil(context.now().getTime() / minute) * minute };
}

/** The slots of some days that hosts offer. One is free when a host is: without another call, a busy calendar or a hold. */
export function slotsOf({ hours, days, taken: { calls, busy, held }, now }: SlotInputs): readonly OfferedDay[] {
  const at = new Date(now);
  const taken = Map.groupBy([...calls, ...busy, ...held], ({ hostId }) => hostId);
  return days.map((each) => {
    const byStart = new Map<number, OfferedSlot>();
    for (const { host, opening } of hours) {
      for (const slot of offeredSlots(opening, each, at)) {
        const free = byStart.get(slot.start)?.isFree || isFree(opening, slot, taken.get(host.id) ?? []);
        byStart.set(slot.start, { ...slot, isFree: free });
      }
    }
    return { day: each, slots: [...byStart.values()].sort((one, other) => one.start - other.start) };
  });
}

/** The slots of some days that hosts offer; see `readSlotInputs` and `slotsOf`. */
export async function offeredDays(...reading: Parameters<typeof readSlotInputs>): Promise<readonly OfferedDay[]> {
  return slotsOf(await readSlotInputs(...reading));
}

/** Times that hosts aren't free, by reason. */
export interface Taken {
  calls: readonly HostSpan[];
  busy: readonly HostSpan[];
  held: readonly HostSpan[];
}

const nothingTaken: Taken = { calls: [], busy: [], held: [] };

/**
 * What takes hosts' times in a span.
 * @param except the id of a call that is to be moved @param visitor see `readSlotInputs`
 */
export async function takenBetween(
  context: Pick<Context, 'settings' | 'now'>,
  database: Database,
  span: Span,
  { visitor, except }: { visitor?: Visitor | undefined; except?: string },
): Promise<Taken> {
  const calls = await bookedBetween(database, span, except);
  const busy = await busyBetween(context, database, span);
  const held = visitor ? await heldBetween(database, span, visitor, context.now()) : [];
  return { calls, busy, held };
}

/** The span with a buffer in minutes on both sides. */
export function withBuffer({ start, end }: Span, buffer: number): Span {
  return { start: start - buffer * minute, end: end + buffer * minute };
}

function toSlotAnswers(slots: readonly OfferedSlot[], timeZone: string): SlotAnswer[] {
  const labels = timeLabels(
    slots.map(({ start }) => start),
    timeZone,
  );
  return slots.map(({ start, isFree }, at) => ({
    iso: new Date(start).toISOString(),
    time: labels[at] ?? '',
    available: isFree,
    booked: !isFree,
  }));
}
