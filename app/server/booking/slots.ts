import { daysFrom } from '../../src/domain/booking/day.ts';
import { timeLabels } from '../../src/domain/booking/labels.ts';
import { isFree, offeredSlots, type Span } from '../../src/domain/booking/slots.ts';
import type { SlotAnswer } from '../../src/domain/contract/booking.ts';
import type { Context } from '../context.ts';
import { bookedBetween } from './bookings.ts';
import { openingNow } from './openingNow.ts';

/** The slots of each day of a range, free and booked. Every day has a list, even if it is empty. */
export async function slotsByDay(context: Context, from: string, to: string): Promise<Record<string, SlotAnswer[]>> {
  const { offered, booked } = await offeredAndBooked(context, from, to);
  return Object.fromEntries(offered.map(({ day, slots }) => [day, answersOf(context, slots, booked)]));
}

export interface FreeDay {
  /** As "2026-11-24". */
  day: string;
  free: readonly Span[];
}

/** The free slots of each day of a range. */
export async function freeSlotsByDay(context: Context, from: string, to: string): Promise<readonly FreeDay[]> {
  const { offered, booked } = await offeredAndBooked(context, from, to);
  return offered.map(({ day, slots }) => ({
    day,
    free: slots.filter((slot) => isFree(context.opening, slot, booked)),
  }));
}

/** The offered slots of a range of days and the bookings that may overlap them. */
async function offeredAndBooked(context: Context, from: string, to: string) {
  const now = context.now();
  const opening = await openingNow(context, context.database);
  const offered = daysFrom(from, to).map((day) => ({ day, slots: offeredSlots(opening, day, now) }));
  const booked = await bookedAround(
    context,
    offered.flatMap(({ slots }) => slots),
  );
  return { offered, booked };
}

async function bookedAround({ database, opening }: Context, slots: readonly Span[]): Promise<readonly Span[]> {
  const [first, last] = [slots[0], slots.at(-1)];
  return first && last
    ? bookedBetween(database, withBuffer({ start: first.start, end: last.end }, opening.buffer))
    : [];
}

/** The span with a buffer in minutes on both sides. */
export function withBuffer({ start, end }: Span, buffer: number): Span {
  return { start: start - buffer * 60_000, end: end + buffer * 60_000 };
}

function answersOf({ opening }: Context, slots: readonly Span[], booked: readonly Span[]): SlotAnswer[] {
  const labels = timeLabels(
    slots.map(({ start }) => start),
    opening.timeZone,
  );
  return slots.map((slot, at) => {
    const available = isFree(opening, slot, booked);
    return { iso: new Date(slot.start).toISOString(), time: labels[at] ?? '', available, booked: !available };
  });
}
