import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
} from 'ical-generator';
import type { BookingRow, CalendarMethod } from '../db/schema.ts';
import type { CalendarAttachment } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { locationOf } from './labels.ts';
import type { LinkHolder } from './linkToken.ts';

const methods: Readonly<Record<CalendarMethod, ICalCalendarMethod>> = {
  REQUEST: ICalCalendarMethod.REQUEST,
  PUBLISH: ICalCalendarMethod.PUBLISH,
  CANCEL: ICalCalendarMethod.CANCEL,
};

export interface CalendarEntry {
  booking: BookingRow;
  settings: Settings;
  /** The page to move or cancel the booking, of the same holder. */
  manageUrl: string;
  /** Whose calendar it is for. */
  holder: LinkHolder;
}

/**
 * The booking as an entry for a calendar. Every one of the same booking has the same UID, and each change the next
 * SEQUENCE, so that a calendar moves or removes its entry and ignores an older one that comes late.
 * Times are in UTC: every calendar shows them by its own clock, and no description of a time zone can be wrong.
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
 * The site invites the agency, from the address that the mail comes from. Outlook and Google do not add a meeting to the
 * calendar of its own organizer, because they expect it there already: where the agency's address is also the sender's,
 * the entry is published instead, to be added with one press. The visitor is no attendee: nobody's calendar is to write
 * to them.
 */
function forAgency(entry: CalendarEntry): CalendarAttachment {
  const { agencyName, agencyEmail, mailFrom } = entry.settings;
  const cancelled = entry.booking.status === 'cancelled';
  if (agencyEmail.toLowerCase() === mailFrom.address.toLowerCase()) {
    return written(entry, cancelled ? 'CANCEL' : 'PUBLISH');
  }
  return written(entry, cancelled ? 'CANCEL' : 'REQUEST', (event) => {
    event.createAttendee({
      name: agencyName,
      email: agencyEmail,
      role: ICalAttendeeRole.REQ,
      // The time was on offer, so nobody has to agree to it once more.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  });
}

/** The same entry as a file to be put into a calendar by hand: it has no attendees, so nobody is asked for an answer. */
export function calendarFile(entry: CalendarEntry): string {
  return written(entry, 'PUBLISH').text;
}

function written(
  entry: CalendarEntry,
  method: CalendarMethod,
  invite: (event: ICalEvent) => void = () => {},
): CalendarAttachment {
  const { booking, settings, holder } = entry;
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
    summary: `Consultation: ${booking.name} and ${agencyName}`,
    description: descriptionOf(entry),
    location: locationOf(booking, settings),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // RFC 5546 asks for it in every method that we use.
    organizer: { name: agencyName, email: holder === 'agency' ? mailFrom.address : agencyEmail },
  });
  invite(event);
  // RFC 5545: every line ends with a line break, the last one as well.
  return { method, text: `${calendar}\r\n` };
}

function descriptionOf({ booking, manageUrl, holder }: CalendarEntry): string {
  if (booking.status === 'cancelled') return 'This consultation is cancelled.';
  const change = `To move or cancel it: ${manageUrl}`;
  return holder === 'agency' ? `With ${booking.name}, ${booking.email}\n${change}` : change;
}
