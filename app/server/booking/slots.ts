import { daysFrom } from '../../src/domain/booking/day.ts';
import { timeLabels } from '../../src/domain/booking/labels.ts';
import { isFree, offeredSlots, type Span } from '../../src/domain/booking/slots.ts';
import type { SlotAnswer } from '../../src/domain/contract/booking.ts';
import type { Context } from '../context.ts';
import { bookedBetween } from './bookings.ts';

/** The times of each day from one to another, free and taken. Every day has its list, if an empty one. */
export async function slotsByDay(context: Context, from: string, to: string): Promise<Record<string, SlotAnswer[]>> {
  const { offered, booked } = await diaryOf(context, from, to);
  return Object.fromEntries(offered.map(({ day, slots }) => [day, answersOf(context, slots, booked)]));
}

export interface FreeDay {
  /** As "2026-11-24". */
  day: string;
  free: readonly Span[];
}

/** The free times of each day from one to another. */
export async function freeSlotsByDay(context: Context, from: string, to: string): Promise<readonly FreeDay[]> {
  const { offered, booked } = await diaryOf(context, from, to);
  return offered.map(({ day, slots }) => ({
    day,
    free: slots.filter((slot) => isFree(context.opening, slot, booked)),
  }));
}

/** What is on offer on some days, and what of it is booked. */
async function diaryOf(context: Context, from: string, to: string) {
  const now = context.now();
  const offered = daysFrom(from, to).map((day) => ({ day, slots: offeredSlots(context.opening, day, now) }));
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

/** The time with its buffer on both sides, in minutes: what may matter to it. */
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
