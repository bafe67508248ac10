import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingRow } from '../db/schema.ts';
import type { Invitation } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { whereOf } from './words.ts';

const methods = { REQUEST: ICalCalendarMethod.REQUEST, CANCEL: ICalCalendarMethod.CANCEL } as const;

/**
 * The booking as an entry for calendars. Every one of the same booking has the same UID, and each change the next
 * SEQUENCE, so that a calendar moves or removes its entry and ignores an older one that comes late.
 * Times are in UTC: every calendar shows them by its own clock, and no description of a time zone can be wrong.
 */
export function invitationOf(booking: BookingRow, settings: Settings, manageUrl: string): Invitation {
  const { agencyName, agencyEmail } = settings;
  const cancelled = booking.status === 'cancelled';
  const method = cancelled ? 'CANCEL' : 'REQUEST';
  const { calendar, event } = entryOf(booking, settings, manageUrl, methods[method]);
  event.organizer({ name: agencyName, email: agencyEmail });
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
  return { method, text: calendar.toString() };
}

/** The same entry as a file to be put into a calendar by hand: it asks nobody for an answer. */
export function calendarFile(booking: BookingRow, settings: Settings, manageUrl: string): string {
  return entryOf(booking, settings, manageUrl, ICalCalendarMethod.PUBLISH).calendar.toString();
}

function entryOf(booking: BookingRow, settings: Settings, manageUrl: string, method: ICalCalendarMethod) {
  const cancelled = booking.status === 'cancelled';
  const calendar = ical({ prodId: { company: 'agency-site', product: 'booking', language: 'EN' }, method });
  const event = calendar.createEvent({
    id: booking.id,
    sequence: booking.sequence,
    stamp: new Date(booking.updated_at),
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    summary: `Consultation: ${booking.name} and ${settings.agencyName}`,
    description: cancelled ? 'This consultation is cancelled.' : `To move or cancel it: ${manageUrl}`,
    location: whereOf(booking, settings),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { calendar, event };
}
