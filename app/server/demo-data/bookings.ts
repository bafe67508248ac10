import { instantOf } from '../../src/domain/booking/clock.ts';
import { addDays } from '../../src/domain/booking/day.ts';
import { lastBookableDay, offeredSlots, type Span } from '../../src/domain/booking/slots.ts';
import { consultationMinutes } from '../../src/domain/catalogue/consultation.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { day, minute } from '../../src/domain/durations.ts';
import { newBooking } from '../booking/bookings.ts';
import type { BookingRow, HostRow } from '../booking/table.ts';
import type { Person, Random } from './samples.ts';

/** The most bookings a day, cancelled ones included: the number of times. */
const maxADay = 16;

/** The number of past days over which bookings are spread: half a year, or more if they don't fit. */
const daysBack = (count: number) => Math.max(180, Math.ceil((count / maxADay) * 1.7));

/** The two people who take calls. */
export const sampleHosts: readonly HostRow[] = ['Aoife Nolan', 'Conor Daly'].map((name, position) => ({
  id: position === 0 ? 'default' : 'sample-host',
  name,
  email: null,
  position,
  paused_at: null,
  removed_at: null,
  created_at: '2026-01-05T09:00:00.000Z',
}));

/** Who takes a sample call, as the e-mails say. */
export const sampleHostOf = ({ host_id }: Pick<BookingRow, 'host_id'>) => ({
  name: sampleHosts.find(({ id }) => id === host_id)?.name ?? null,
  email: null,
});

/** Bookings of the past and of the weeks to come. No two have the same time, except cancelled ones. */
export function sampleBookings(random: Random, personOf: () => Person, count: number, now: Date): BookingRow[] {
  const rows: BookingRow[] = [];
  const last = lastBookableDay(opening, now);
  const back = daysBack(count);
  const share = count / (back * 0.68);
  for (let date = addDays(last, -20); rows.length < count && back > 0; date = addDays(date, -1)) {
    const asked = new Date(instantOf({ day: date, minutes: 0 }, opening.timeZone) - 7 * day);
    const slots = offeredSlots(opening, date, asked);
    if (slots.length === 0) continue;
    const wanted = Math.min(maxADay, Math.max(1, Math.round(share * (0.5 + random.next()))), count - rows.length);
    for (const slot of someOf(random, slots, wanted)) rows.push(sampleBooking(random, personOf(), slot, now));
  }
  return rows;
}

function someOf(random: Random, slots: readonly Span[], count: number): Span[] {
  const left = [...slots];
  return Array.from({ length: Math.min(count, left.length) }).flatMap(() =>
    left.splice(random.whole(0, left.length - 1), 1),
  );
}

function sampleBooking(random: Random, person: Person, slot: Span, now: Date): BookingRow {
  const before = Math.min(slot.start - day / 2, now.getTime() - minute);
  const made = new Date(before - Math.floor(random.next() * 10 * day));
  const request = { ...person, date: new Date(slot.start).toISOString(), duration: consultationMinutes } as const;
  const id = random.id();
  const status = random.happens(0.12) ? 'cancelled' : 'booked';
  const isNoted = status === 'booked' && slot.end < now.getTime() - day;
  return {
    ...newBooking(
      { ...request, timeZone: random.pick(['Europe/Dublin', 'Europe/London']) },
      slot,
      `sample-${id}`,
      made,
    ),
    id,
    host_id: random.pick(sampleHosts).id,
    status,
    outcome: isNoted ? (random.happens(0.08) ? 'no-show' : 'done') : null,
    sequence: random.happens(0.1) ? 1 : 0,
  };
}
