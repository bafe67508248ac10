import { mostNeeds, type Need } from '../../../src/domain/contract/staff/today.ts';
import { spanOf } from '../../booking/bookings.ts';
import { momentLabel } from '../../booking/labels.ts';
import type { Context } from '../../context.ts';

/** Calls to come that were changed in a calendar of the team, of which their visitors don't know, or aren't written there. */
export async function entryNeeds({
  database,
  now,
  opening,
}: Pick<Context, 'database' | 'now' | 'opening'>): Promise<Need[]> {
  const rows = await database
    .selectFrom('calendar_entries')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .innerJoin('calendars', 'calendars.id', 'calendar_id')
    .select([
      'calendar_entries.id',
      'booking_id',
      'noticed',
      'calendar_entries.failure',
      'bookings.name',
      'starts_at',
      'ends_at',
      'read_at',
    ])
    .select('calendars.name as calendar')
    .where((row) =>
      row.or([
        row('noticed', 'is not', null),
        row.and([row('calendar_entries.failure', 'is not', null), row('due_at', 'is', null)]),
      ]),
    )
    .where('bookings.status', '=', 'booked')
    .where('starts_at', '>', now().toISOString())
    .orderBy('starts_at')
    .limit(mostNeeds)
    .execute();
  return rows.map(({ id, booking_id, noticed, failure, name, calendar, read_at, ...times }): Need => {
    const when = momentLabel(spanOf(times), opening);
    return {
      kind: 'entry',
      id,
      call: booking_id,
      title: noticed
        ? `The call with ${name} was ${noticed} in “${calendar}”`
        : `The call with ${name} couldn’t be written into “${calendar}”`,
      about: noticed
        ? `Still booked for ${when}: move or cancel it here, so that the visitor knows.`
        : `Booked for ${when}: enter it there yourself. We tried for a day. ${failure ?? ''}`,
      at: read_at,
      alarm: true,
      page: null,
    };
  });
}
