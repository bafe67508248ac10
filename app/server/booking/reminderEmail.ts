import { knownTimeZone } from '../../src/domain/booking/clock.ts';
import { momentLabel } from '../../src/domain/booking/labels.ts';
import { greeting } from '../../src/domain/words.ts';
import { spanOf } from '../calendars/calendars.ts';
import { say } from '../platform/mail/layout.ts';
import type { Email } from '../platform/mail/outbox.ts';
import { signature } from '../platform/mail/parts.ts';
import { type BookingEmailOptions, beforeMeeting, compose, dateCard, hostRows } from './emails.ts';
import { timeLabelIn, visitorTimeLabel } from './labels.ts';
import { manageUrlOf } from './linkToken.ts';
import type { BookingRow } from './table.ts';

/** The ids of all reminders of a booking begin with this. */
export const reminderIds = (bookingId: string) => `${bookingId}-reminder-`;

/** The id of a reminder. @param hours before the call */
export const reminderId = ({ id, sequence }: Pick<BookingRow, 'id' | 'sequence'>, hours: number) =>
  `${reminderIds(id)}${sequence}-${hours}h`;

/**
 * Reminds the visitor of a call, in the visitor's own time zone if it is known. It expires when the call begins. The calendar
 * entry came with the confirmation.
 * @param hours before the call; each reminder of a call is queued once
 */
export function bookingReminderEmail(options: Omit<BookingEmailOptions, 'event'>, hours: number): Email {
  const { booking, host, settings, opening, origin } = options;
  const { agencyName, agencyEmail } = settings;
  const span = spanOf(booking);
  const own = knownTimeZone(booking.time_zone);
  const isElsewhere = visitorTimeLabel(span, opening, own) !== null;
  const clock = own !== null && isElsewhere ? { timeZone: own } : { timeZone: opening.timeZone };
  const inIreland = own === null ? ' in Ireland' : '';
  const note = booking.note === '' ? [] : [say(booking.note)];
  const paragraphs = [...note, ...beforeMeeting(options, manageUrlOf(booking, settings, origin))];
  return {
    id: reminderId(booking, hours),
    recipient: booking.email,
    replyTo: agencyEmail,
    subject: `Reminder: your consultation with ${agencyName}, ${momentLabel(span, clock)}${inIreland}`,
    ...compose(settings, 'Your consultation is coming up.', {
      salutation: greeting(booking.name),
      when: ['When', timeLabelIn(span, clock.timeZone)],
      card: dateCard(span, clock, false),
      rows: [...(isElsewhere ? [['In Ireland', timeLabelIn(span, opening.timeZone)] as const] : []), ...hostRows(host)],
      paragraphs: [...paragraphs, say('Any questions? Reply to this e-mail.')],
      closing: signature(settings),
    }),
    expiresAt: booking.starts_at,
  };
}
