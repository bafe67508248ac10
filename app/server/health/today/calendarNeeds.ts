import type { ExpressionBuilder } from 'kysely';
import { momentLabel } from '../../../src/domain/booking/labels.ts';
import { maxNeeds } from '../../../src/domain/contract/staff/today.ts';
import { plural } from '../../../src/domain/words.ts';
import type { BookingRow } from '../../booking/table.ts';
import { belongsIn, currentCalendars, removedHostId } from '../../calendars/caldav/entries.ts';
import { closesBookings, spanOf } from '../../calendars/calendars.ts';
import type { CalendarEntryRow, CalendarRow } from '../../calendars/table.ts';
import type { Context } from '../../platform/context.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { allOf, type Found, type FoundNeed } from './found.ts';

type Entries = ExpressionBuilder<Schema, 'calendar_entries' | 'bookings' | 'calendars'>;

const isGivenUp = ({ and, eb }: Entries) =>
  and([eb('calendar_entries.failure', 'is not', null), eb('due_at', 'is', null)]);

/**
 * Calls to come that were changed in a calendar of the team, of which their visitors don't know, or couldn't be written there;
 * and calls that couldn't be taken out.
 */
export async function entryNeeds(context: Context): Promise<Found> {
  const { database, now } = context;
  const rows = await database
    .selectFrom('calendar_entries')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .innerJoin('calendars', 'calendars.id', 'calendar_id')
    .select(['calendar_entries.id', 'booking_id', 'noticed', 'calendar_entries.failure', 'calendars.host_id as owner'])
    .select(['bookings.name', 'email', 'status', 'bookings.host_id', 'starts_at', 'ends_at', 'read_at'])
    .select('calendars.name as calendar')
    .where('calendars.host_id', '!=', removedHostId)
    .where((row) => {
      const isToCome = row.and([row('bookings.status', '=', 'booked'), row('starts_at', '>', now().toISOString())]);
      const isToGo = row.or([
        row('bookings.status', '!=', 'booked'),
        row('email', '=', ''),
        row('bookings.host_id', '!=', row.ref('calendars.host_id')),
      ]);
      return row.or([
        row.and([isToCome, row('noticed', 'is not', null)]),
        row.and([row.or([isToCome, isToGo]), isGivenUp(row)]),
      ]);
    })
    .orderBy('starts_at')
    .limit(maxNeeds)
    .execute();
  const needs = rows.map((row) => ({
    id: row.id,
    call: row.booking_id,
    ...wordsOf(row, context),
    at: row.read_at,
    alarm: true,
  }));
  return allOf([...needs, ...(await leftovers(context))]);
}

type Entry = Pick<CalendarEntryRow, 'noticed' | 'failure'> &
  Pick<BookingRow, 'name' | 'email' | 'status' | 'host_id' | 'starts_at' | 'ends_at'> & {
    calendar: string;
    owner: CalendarRow['host_id'];
  };

function wordsOf(entry: Entry, { opening }: Pick<Context, 'opening'>): Pick<FoundNeed, 'title' | 'about' | 'fix'> {
  const { name, noticed, failure, calendar, owner } = entry;
  const when = momentLabel(spanOf(entry), opening);
  const call = name === '' ? 'A call that is erased here' : `The call with ${name}`;
  if (noticed) {
    return {
      title: `${call} was ${noticed} in “${calendar}”`,
      about: `Still booked for ${when}: move or cancel it here, so that the visitor knows, or put it back into the calendar.`,
      fix: 'put-back',
    };
  }
  const tried = `We tried for a day. ${failure ?? ''}`;
  if (belongsIn({ host_id: owner }, entry)) {
    return {
      title: `${call} couldn’t be written into “${calendar}”`,
      about: `Booked for ${when}: enter it there yourself. ${tried}`,
      fix: 'try-again',
    };
  }
  return {
    title: `${call} couldn’t be taken out of “${calendar}”`,
    about: `It is still there on ${when}. ${tried}`,
    fix: 'try-again',
  };
}

/** Removed calendars that calls couldn't be taken out of. There are few. */
async function leftovers({ database }: Pick<Context, 'database'>): Promise<FoundNeed[]> {
  const rows = await database
    .selectFrom('calendars')
    .innerJoin('calendar_entries', 'calendar_id', 'calendars.id')
    .select(['calendars.id', 'name', 'tried_at'])
    .select(({ fn }) => [fn.countAll<number>().as('calls'), fn.max('calendar_entries.failure').as('why')])
    .where('host_id', '=', removedHostId)
    .groupBy(['calendars.id', 'name', 'tried_at'])
    // Not while the worker is still trying.
    .having(({ fn }) => fn.count('due_at'), '=', 0)
    .orderBy('tried_at')
    .execute();
  return rows.map(({ id, name, tried_at, calls, why }): FoundNeed => {
    const them = Number(calls) === 1 ? 'it' : 'them';
    return {
      id,
      title: `${plural(Number(calls), 'call')} couldn’t be taken out of “${name}”`,
      about: `You removed this calendar here. Please delete ${them} there yourself, or add the calendar again with its present password. We tried for a day. ${why ?? ''}`,
      fix: 'forget',
      at: tried_at,
      alarm: true,
    };
  });
}

/** Shorter failures usually end without help. Milliseconds. */
const tolerated = 3_600_000;

/** Calendars that haven't been read for an hour, those that close bookings, and those with events that can't be understood. There are few. */
export async function calendarNeeds(context: Context): Promise<Found> {
  const { database, now } = context;
  const rows = await currentCalendars(database).selectAll().orderBy('failing_since').orderBy('id').execute();
  const needs = rows.flatMap(
    ({ id, name, read_at, parsed_at, failing_since, failure, unread, skipped }): FoundNeed[] => {
      const closes = closesBookings({ read_at }, context);
      const isLong = failing_since !== null && now().getTime() - Date.parse(failing_since) >= tolerated;
      if (!closes && !isLong) {
        if (unread === 0) return [];
        const names = (JSON.parse(skipped) as string[]).map((each) => `“${each}”`);
        const about = `Look at ${[...names, ...(unread > names.length ? ['others'] : [])].join(', ')}: visitors may book times when you are busy.`;
        const title = `${plural(unread, 'event')} in the calendar “${name}” couldn’t be read in full`;
        return [{ id, title, about, at: parsed_at, alarm: false }];
      }
      const what = closes ? 'can’t be read, so nothing can be booked' : 'can’t be read';
      const about = failure ?? 'It hasn’t been read for a long time.';
      return [{ id, title: `The calendar “${name}” ${what}`, about, at: failing_since ?? read_at, alarm: true }];
    },
  );
  return allOf(needs);
}
