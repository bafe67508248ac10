import type { Need } from '../../../src/domain/contract/staff/today.ts';
import { plural } from '../../../src/domain/words.ts';
import { currentCalendars } from '../../calendars/caldav/entries.ts';
import { closesBookings } from '../../calendars/calendars.ts';
import type { Context } from '../../platform/context.ts';

/** Shorter failures usually end without help. Milliseconds. */
const tolerated = 3_600_000;

/** Calendars that haven't been read for an hour, those that close bookings, and those with events that can't be understood. There are few. */
export async function calendarNeeds(context: Pick<Context, 'database' | 'settings' | 'now'>): Promise<Need[]> {
  const { database, now } = context;
  const rows = await currentCalendars(database).selectAll().orderBy('failing_since').orderBy('id').execute();
  return rows.flatMap(({ id, name, read_at, parsed_at, failing_since, failure, unread, skipped }): Need[] => {
    const closes = closesBookings({ read_at }, context);
    const isLong = failing_since !== null && now().getTime() - Date.parse(failing_since) >= tolerated;
    if (!closes && !isLong) {
      if (unread === 0) return [];
      const names = (JSON.parse(skipped) as string[]).map((each) => `“${each}”`);
      const about = `Look at ${[...names, ...(unread > names.length ? ['others'] : [])].join(', ')}: visitors may book times when you are busy.`;
      const title = `${plural(unread, 'event')} in the calendar “${name}” couldn’t be read in full`;
      return [{ kind: 'calendar', id, title, about, at: parsed_at, alarm: false, page: null }];
    }
    const what = closes ? 'can’t be read, so nothing can be booked' : 'can’t be read';
    const about = failure ?? 'It hasn’t been read for a long time.';
    return [
      {
        kind: 'calendar',
        id,
        title: `The calendar “${name}” ${what}`,
        about,
        at: failing_since ?? read_at,
        alarm: true,
        page: null,
      },
    ];
  });
}
