import type { Notice } from '../../../src/domain/answerPages.ts';
import { plainPath } from '../../../src/domain/booking/protocol.ts';
import type { Opening } from '../../../src/domain/catalogue/opening.ts';
import { pathOf } from '../../../src/domain/contract/endpoint.ts';
import { downloadCalendarEntry } from '../../../src/domain/contract/routes.ts';
import { spanOf } from '../../calendars/calendars.ts';
import { meetingUrlOf } from '../../calendars/callsCalendar.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { timeLabelIn, visitorTimeLabel } from '../labels.ts';
import type { LinkHolder } from '../linkToken.ts';
import type { BookingRow } from '../table.ts';

export interface BookingView {
  booking: BookingRow;
  /** Whose link opened it. */
  holder: LinkHolder;
  /** Who takes the call; null while the agency has one host. */
  host: string | null;
  token: string;
  changeable: boolean;
  /** Whether it isn’t over or cancelled. */
  joinable: boolean;
  /** Whether it has just been booked. */
  isNew: boolean;
  error: string | null;
}

/** The page of a booking without scripts. */
export function bookingNotice(
  { booking, holder, host, token, changeable, joinable, isNew, error }: BookingView,
  opening: Opening,
  settings: Settings,
): Notice {
  const cancelled = booking.status === 'cancelled';
  const isFresh = isNew && !cancelled;
  const state = joinable ? 'Your consultation' : 'This consultation is over';
  const hasBegun = joinable && !changeable;
  const url = joinable ? meetingUrlOf(booking, settings) : null;
  const own = visitorTimeLabel(spanOf(booking), opening, booking.time_zone);
  const person = host ?? settings.contactPerson?.name;
  const isAgency = holder === 'agency';
  return {
    title: isFresh ? 'Booking Confirmed!' : cancelled ? 'This consultation is cancelled' : state,
    problem: error,
    text: [
      ...(isAgency ? ['This link is the agency’s. We e-mail the visitor about every change.'] : []),
      ...(isFresh ? [`A video-meeting invitation was sent to ${booking.email}.`] : []),
      ...(hasBegun ? ['It has begun, so it can’t be moved or cancelled any more.'] : []),
    ],
    details: [
      { name: 'Name', value: booking.name },
      { name: 'When', value: timeLabelIn(spanOf(booking), opening.timeZone) },
      ...(own ? [{ name: isAgency ? 'For the visitor' : 'Your time', value: own }] : []),
      ...(person ? [{ name: 'With', value: person }] : []),
      {
        name: 'Meeting',
        value: url ? [{ text: url, to: url }] : `${settings.meeting.name} (Link sent via email)`,
      },
    ],
    ...(changeable && { form: { button: 'Cancel the consultation' } }),
    after: changeable
      ? [
          [{ text: 'Calendar file (.ics)', to: pathOf(downloadCalendarEntry, { params: { token } }) }],
          ['To move it, cancel this time and ', { text: 'choose another one', to: plainPath(null) }, '.'],
        ]
      : [[hasBegun ? { text: 'Write to us', to: '/contact-us' } : { text: 'Book another time', to: plainPath(null) }]],
    strands: changeable ? 3 : 1,
  };
}
