import { daysFrom } from '../../src/domain/booking/day.ts';
import { timeLabels } from '../../src/domain/booking/labels.ts';
import { isFree, offeredSlots, type Span } from '../../src/domain/booking/slots.ts';
import type { SlotAnswer } from '../../src/domain/contract/booking.ts';
import { bookedBetween } from './bookings.ts';
import type { Diary } from './diary.ts';

/** The times of each day from one to another, free and taken. Every day has its list, if an empty one. */
export async function slotsOfDays(diary: Diary, from: string, to: string): Promise<Record<string, SlotAnswer[]>> {
  const { offered, booked } = await diaryOf(diary, from, to);
  return Object.fromEntries(offered.map(({ day, slots }) => [day, answersOf(diary, slots, booked)]));
}

export interface FreeDay {
  /** As "2026-11-24". */
  day: string;
  free: readonly Span[];
}

/** The free times of each day from one to another. */
export async function freeOfDays(diary: Diary, from: string, to: string): Promise<readonly FreeDay[]> {
  const { offered, booked } = await diaryOf(diary, from, to);
  return offered.map(({ day, slots }) => ({ day, free: slots.filter((slot) => isFree(diary.opening, slot, booked)) }));
}

/** What is on offer on some days, and what of it is booked. */
async function diaryOf(diary: Diary, from: string, to: string) {
  const now = diary.now();
  const offered = daysFrom(from, to).map((day) => ({ day, slots: offeredSlots(diary.opening, day, now) }));
  const booked = await bookedAround(
    diary,
    offered.flatMap(({ slots }) => slots),
  );
  return { offered, booked };
}

async function bookedAround({ database, opening }: Diary, slots: readonly Span[]): Promise<readonly Span[]> {
  const [first, last] = [slots[0], slots.at(-1)];
  return first && last ? bookedBetween(database, widened({ start: first.start, end: last.end }, opening.buffer)) : [];
}

/** The time with its buffer on both sides, in minutes: what may matter to it. */
export function widened({ start, end }: Span, buffer: number): Span {
  return { start: start - buffer * 60_000, end: end + buffer * 60_000 };
}

function answersOf({ opening }: Diary, slots: readonly Span[], booked: readonly Span[]): SlotAnswer[] {
  const labels = timeLabels(
    slots.map(({ start }) => start),
    opening.timeZone,
  );
  return slots.map((slot, at) => {
    const available = isFree(opening, slot, booked);
    return { iso: new Date(slot.start).toISOString(), time: labels[at] ?? '', available, booked: !available };
  });
}
