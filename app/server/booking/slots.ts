import { daysFrom } from '../../src/domain/booking/day.ts';
import { timeLabels } from '../../src/domain/booking/labels.ts';
import { isFree, offeredSlots, type Span } from '../../src/domain/booking/slots.ts';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import type { SlotAnswer } from '../../src/domain/contract/booking.ts';
import { busyBetween } from '../calendars/calendars.ts';
import type { Context } from '../context.ts';
import { bookedBetween } from './bookings.ts';
import { heldBetween, type Visitor } from './holds.ts';

/** The slots of each day of a range, free and booked. Every day has a list, even if it is empty. */
export function slotsByDay({ offered, booked, opening }: OfferedDays): Record<string, SlotAnswer[]> {
  return Object.fromEntries(offered.map(({ day, slots }) => [day, answersOf(opening, slots, booked)]));
}

export interface FreeDay {
  /** As "2026-11-24". */
  day: string;
  free: readonly Span[];
}

/** The free slots of each day of a range. */
export function freeSlotsByDay({ offered, booked, opening }: OfferedDays): readonly FreeDay[] {
  return offered.map(({ day, slots }) => ({ day, free: slots.filter((slot) => isFree(opening, slot, booked)) }));
}

/** The offered slots of some days, and the bookings, busy and held times that may overlap them. */
export interface OfferedDays {
  offered: readonly { day: string; slots: readonly Span[] }[];
  booked: readonly Span[];
  /** The current opening hours. */
  opening: Opening;
}

/**
 * @param opening the current opening hours
 * @param visitor from whom the times that others hold are kept; the team sees them as free
 */
export async function offeredDays(
  context: Pick<Context, 'database' | 'settings' | 'now'>,
  opening: Opening,
  from: string,
  to: string,
  visitor?: Visitor,
): Promise<OfferedDays> {
  const { database } = context;
  const at = context.now();
  const offered = daysFrom(from, to).map((day) => ({ day, slots: offeredSlots(opening, day, at) }));
  const slots = offered.flatMap((each) => each.slots);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return { offered, booked: [], opening };
  const span = withBuffer({ start: first.start, end: last.end }, opening.buffer);
  const [calls, busy, held] = await Promise.all([
    bookedBetween(database, span),
    busyBetween(context, database, span),
    visitor ? heldBetween(database, span, visitor, at) : [],
  ]);
  return { offered, booked: [...calls, ...busy, ...held], opening };
}

/** The span with a buffer in minutes on both sides. */
export function withBuffer({ start, end }: Span, buffer: number): Span {
  return { start: start - buffer * 60_000, end: end + buffer * 60_000 };
}

function answersOf(opening: Opening, slots: readonly Span[], booked: readonly Span[]): SlotAnswer[] {
  const labels = timeLabels(
    slots.map(({ start }) => start),
    opening.timeZone,
  );
  return slots.map((slot, at) => {
    const available = isFree(opening, slot, booked);
    return { iso: new Date(slot.start).toISOString(), time: labels[at] ?? '', available, booked: !available };
  });
}
