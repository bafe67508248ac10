import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
} from 'ical-generator';
import { repliesIn } from '../../src/domain/booking/questions.ts';
import type { CalendarAttachment } from '../platform/mail/outbox.ts';
import type { CalendarMethod } from '../platform/mail/table.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { locationOf } from './labels.ts';
import type { LinkHolder } from './linkToken.ts';
import type { BookingRow } from './table.ts';

const methods: Readonly<Record<CalendarMethod, ICalCalendarMethod>> = {
  REQUEST: ICalCalendarMethod.REQUEST,
  PUBLISH: ICalCalendarMethod.PUBLISH,
  CANCEL: ICalCalendarMethod.CANCEL,
};

export interface CalendarEntry {
  booking: BookingRow;
  /** Who takes the call; null while the agency has one host. */
  host: string | null;
  settings: Settings;
  /** The page to move or cancel the booking. */
  manageUrl: string;
  /** Whose calendar it is. */
  holder: LinkHolder;
  /** The host's address, in a copy of the agency's entry. */
  invitee?: string;
}

/**
 * The booking as a calendar attachment. The UID stays the same and SEQUENCE grows with each change, so that calendars update
 * or remove their entry and ignore older ones that arrive late. Times are in UTC, so no VTIMEZONE is needed.
 */
export function calendarAttachment(entry: CalendarEntry): CalendarAttachment {
  return entry.holder === 'visitor' ? forVisitor(entry) : forAgency(entry);
}

/** The agency invites the visitor. */
function forVisitor(entry: CalendarEntry): CalendarAttachment {
  const { booking, settings } = entry;
  const { agencyName, agencyEmail } = settings;
  const cancelled = booking.status === 'cancelled';
  return written(entry, cancelled ? 'CANCEL' : 'REQUEST', (event) => {
    event.createAttendee({
      name: booking.name,
      email: booking.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: !cancelled,
    });
    event.createAttendee({
      name: agencyName,
      email: agencyEmail,
      role: ICalAttendeeRole.CHAIR,
      status: ICalAttendeeStatus.ACCEPTED,
    });
  });
}

/**
 * Invites the agency, from the sender's address. Outlook and Google don't add a meeting to its organizer's calendar, so the
 * entry is published instead of a request where both addresses are the same. The visitor isn't an attendee, or the agency's
 * calendar would e-mail them.
 */
function forAgency(entry: CalendarEntry): CalendarAttachment {
  const { agencyName, agencyEmail, mailFrom } = entry.settings;
  const { invitee = agencyEmail, host } = entry;
  const cancelled = entry.booking.status === 'cancelled';
  if (invitee === mailFrom.address) {
    return written(entry, cancelled ? 'CANCEL' : 'PUBLISH');
  }
  return written(entry, cancelled ? 'CANCEL' : 'REQUEST', (event) => {
    event.createAttendee({
      name: entry.invitee === undefined ? agencyName : (host ?? agencyName),
      email: invitee,
      role: ICalAttendeeRole.REQ,
      // The agency offered the time, so it doesn't have to accept.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  });
}

/** The entry as a file to import. Without attendees, so no calendar asks for a reply. */
export function calendarFile(entry: CalendarEntry): string {
  return written(entry, 'PUBLISH').text;
}

function written(
  entry: CalendarEntry,
  method: CalendarMethod,
  invite: (event: ICalEvent) => void = () => {},
): CalendarAttachment {
  const { booking, host, settings, holder } = entry;
  const { agencyName, agencyEmail, mailFrom } = settings;
  const cancelled = booking.status === 'cancelled';
  const calendar = ical({
    prodId: { company: 'agency-site', product: 'booking', language: 'EN' },
    method: methods[method],
  });
  const event = calendar.createEvent({
    id: booking.id,
    sequence: booking.sequence,
    stamp: new Date(booking.updated_at),
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    summary: `Consultation: ${booking.name} and ${host === null ? '' : `${host}, `}${agencyName}`,
    description: descriptionOf(entry),
    location: locationOf(booking, settings),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // RFC 5546 requires it.
    organizer: { name: agencyName, email: holder === 'agency' ? mailFrom.address : agencyEmail },
  });
  invite(event);
  // RFC 5545: the last line ends with a line break, too.
  return { method, text: `${calendar}\r\n` };
}

function descriptionOf({ booking, manageUrl, holder }: CalendarEntry): string {
  if (booking.status === 'cancelled') return 'This consultation is cancelled.';
  const change = `${booking.note === '' ? '' : `${booking.note}\n`}To move or cancel it: ${manageUrl}`;
  // Not to the visitor: a stranger could send words to any address.
  const replies = repliesIn(booking).map(([term, reply]) => `${term}: ${reply}\n`);
  return holder === 'agency' ? `With ${booking.name}, ${booking.email}\n${replies.join('')}${change}` : change;
}
