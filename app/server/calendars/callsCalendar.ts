import ical, { type ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { repliesIn } from '../../src/domain/booking/questions.ts';
import type { BookingRow } from '../booking/table.ts';
import { deskPage } from '../platform/http/ownOrigin.ts';
import { siteOrigin } from '../platform/settings/addresses.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { CallHost } from '../team/hosts.ts';

/** How often calendars should read the feed, in seconds. */
const refresh = 15 * 60;

/** Calls as a calendar of the agency. @param method null for entries of a calendar */
export function callsCalendar(
  calls: readonly BookingRow[],
  hostOf: (call: BookingRow) => CallHost,
  settings: Settings,
  method: ICalCalendarMethod | null,
): string {
  const calendar = ical({
    name: `Calls of ${settings.agencyName}`,
    prodId: { company: 'agency-site', product: 'calls', language: 'EN' },
    ...(method === null ? {} : { method, ttl: refresh }),
  });
  for (const call of calls) {
    const { name: host } = hostOf(call);
    calendar.createEvent({
      id: call.id,
      sequence: call.sequence,
      stamp: new Date(call.updated_at),
      start: new Date(call.starts_at),
      end: new Date(call.ends_at),
      summary: `Consultation: ${call.name}${host === null ? '' : ` with ${host}`}`,
      description: descriptionOf(call, settings),
      location: meetingUrlOf(call, settings),
      status: ICalEventStatus.CONFIRMED,
    });
  }
  // RFC 5545: the last line ends with a line break, too.
  return `${calendar}\r\n`;
}

/** The link leads to the desk, which asks for a login: whoever has the feed's address can read calls, not change them. */
function descriptionOf(booking: BookingRow, settings: Settings): string {
  const { id, email, note } = booking;
  const page = deskPage(settings, siteOrigin(settings), `calendar/${id}`);
  return [
    `E-mail: ${email}`,
    ...repliesIn(booking).map((words) => words.join(': ')),
    ...(note === '' ? [] : [note]),
    ...(page === null ? [] : [`To move or cancel it: ${page}`]),
  ].join('\n');
}

/** The URL of the video meeting: of this call, or else that of all (MEETING_URL); null without either. */
export function meetingUrlOf(
  { id, meeting_url }: Pick<BookingRow, 'id' | 'meeting_url'>,
  { meetingUrl }: Settings,
): string | null {
  return meeting_url ?? meetingUrl?.replaceAll('{id}', id) ?? null;
}

/** The path of a feed. */
export const feedPath = (secret: string) => `/api/calendar/${secret}/calls.ics`;
