import { mostNeeds, type Need } from '../../../src/domain/contract/staff/today.ts';
import { spanOf } from '../../booking/bookings.ts';
import { momentLabel } from '../../booking/labels.ts';
import type { Context } from '../../context.ts';

/** Calls to come that were changed in a calendar of the team: their visitors don't know. */
export async function entryNeeds({
  database,
  now,
  opening,
}: Pick<Context, 'database' | 'now' | 'opening'>): Promise<Need[]> {
  const rows = await database
    .selectFrom('calendar_entries')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .innerJoin('calendars', 'calendars.id', 'calendar_id')
    .select(['booking_id', 'noticed', 'bookings.name', 'starts_at', 'ends_at', 'read_at', 'calendars.name as calendar'])
    .where('noticed', 'is not', null)
    .where('bookings.status', '=', 'booked')
    .where('starts_at', '>', now().toISOString())
    .orderBy('starts_at')
    .limit(mostNeeds)
    .execute();
  return rows.flatMap(({ booking_id, noticed, name, calendar, read_at, ...times }): Need[] =>
    noticed === null
      ? []
      : [
          {
            kind: 'entry',
            id: booking_id,
            title: `The call with ${name} was ${noticed} in “${calendar}”`,
            about: `Still booked for ${momentLabel(spanOf(times), opening)}: move or cancel it here, so that the visitor knows.`,
            at: read_at,
            alarm: true,
            page: null,
          },
        ],
  );
}
