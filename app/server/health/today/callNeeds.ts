import { sql } from 'kysely';
import { instantOf } from '../../../src/domain/booking/clock.ts';
import { addDays } from '../../../src/domain/booking/day.ts';
import { momentLabel } from '../../../src/domain/booking/labels.ts';
import { settledStatuses } from '../../booking/paid/hasPaidCall.ts';
import { spanOf } from '../../calendars/calendars.ts';
import { referenceOf } from '../../orders/order.ts';
import { after, type Context, today } from '../../platform/context.ts';
import { type Found, firstOf } from './found.ts';

/** How near a call without a link is a problem, in milliseconds. */
const soon = 24 * 3_600_000;

/** Calls under way, of today or tomorrow whose visitors wait for the link to the video meeting, the next one first. */
export async function linkNeeds(context: Context): Promise<Found> {
  const { database, settings, opening, now } = context;
  const end = instantOf({ day: addDays(today(context), 2), minutes: 0 }, opening.timeZone);
  if (settings.meetingUrl !== null) return { needs: [], count: 0 };
  const waiting = database
    .selectFrom('bookings')
    .where('status', '=', 'booked')
    .where('ends_at', '>', now().toISOString())
    // No call is longer: the index then leaves out all the past.
    .where('starts_at', '>', after(now(), -24 * 3_600_000))
    .where('starts_at', '<', new Date(end).toISOString())
    .where('meeting_url', 'is', null)
    // The addresses of erased visitors are empty.
    .where('email', '!=', '');
  const { rows, count } = await firstOf(waiting, (calls) =>
    calls.select(['id', 'name', 'starts_at', 'ends_at', 'created_at']).orderBy('starts_at').orderBy('id'),
  );
  const needs = rows.map((call) => {
    const span = spanOf(call);
    return {
      id: call.id,
      title: `No link for the call with ${call.name}`,
      about: `${momentLabel(span, opening)}. Add it, and they get it by e-mail.`,
      at: call.created_at,
      alarm: span.start - now().getTime() < soon,
    };
  });
  return { needs, count };
}

/** How long they are shown, in milliseconds: old bookings are deleted. */
const shown = 365 * 24 * 3_600_000;

/** Paid consultations whose buyers have chosen no time, the oldest first. */
export async function unpickedNeeds({ database, now }: Context): Promise<Found> {
  const oldest = after(now(), -shown);
  const unpicked = database
    .selectFrom('orders')
    // Word for word the condition of the index `orders_paid_calls`.
    .where(sql<boolean>`selection like '%"wizard":"consultation"%'`)
    .where('status', 'in', settledStatuses)
    .where('stage', 'not in', ['done', 'stopped'])
    .where('paid_at', '>', oldest)
    .where('cancelled_at', 'is', null)
    .where('consumer_withdrew_at', 'is', null)
    // The addresses of erased buyers are empty.
    .where('email', '!=', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings')
            .select('id')
            .whereRef('order_id', '=', 'orders.id')
            .where('bookings.status', '=', 'booked'),
        ),
      ),
    );
  const { rows, count } = await firstOf(unpicked, (orders) =>
    orders.select(['id', 'title', 'name', 'paid_at', 'updated_at']).orderBy('paid_at'),
  );
  const needs = rows.map(({ id, title, name, paid_at, updated_at }) => ({
    id,
    title: `${title}: no time chosen yet`,
    about: `${name} · ${referenceOf({ id })}`,
    at: paid_at ?? updated_at,
    alarm: false,
  }));
  return { needs, count };
}
