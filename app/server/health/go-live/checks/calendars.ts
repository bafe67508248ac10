import { currentCalendars } from '../../../calendars/caldav/entries.ts';
import { closesBookings } from '../../../calendars/calendars.ts';
import { type Check, danger, problemsOr, warning } from '../check.ts';

const remedy = 'Open Calendar on the desk, press “Read now”, or add the calendar again with its present address.';

export const calendarsCheck: Check = {
  id: 'calendars',
  title: 'Calendars',
  async run({ settings, database, now }) {
    const calendars = await currentCalendars(database)
      .select(['name', 'read_at', 'failing_since', 'failure'])
      .orderBy('created_at')
      .execute();
    const failing = calendars.map(({ name, read_at, failing_since, failure }) => {
      if (closesBookings({ read_at }, { settings, now: () => now })) {
        return danger(`“${name}” can’t be read, so nothing can be booked. ${failure ?? ''}`.trim(), remedy);
      }
      return failing_since === null
        ? null
        : warning(
            `“${name}” can’t be read: visitors may book times when you are busy. ${failure ?? ''}`.trim(),
            remedy,
          );
    });
    return problemsOr(
      failing,
      calendars.length === 0
        ? 'No calendar is connected: visitors can book every time within the opening hours.'
        : 'All connected calendars can be read.',
    );
  },
};
