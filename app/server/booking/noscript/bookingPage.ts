import type { Opening } from '../../../src/domain/catalogue/opening.ts';
import { pathOf } from '../../../src/domain/contract/endpoint.ts';
import { downloadCalendarEntry } from '../../../src/domain/contract/routes/meeting.ts';
import { spanOf } from '../../calendars/calendars.ts';
import { meetingUrlOf } from '../../calendars/feed.ts';
import { alertBox } from '../../platform/html/formField.ts';
import { html } from '../../platform/html/html.ts';
import { type PageOptions, page } from '../../platform/html/page.ts';
import { agencyTimeLabel, visitorTimeLabel } from '../labels.ts';
import type { LinkHolder } from '../linkToken.ts';
import type { BookingRow } from '../table.ts';

export interface BookingPageContent {
  booking: BookingRow;
  /** Whose link opened it. */
  holder: LinkHolder;
  /** Who takes the call; null while the agency has one host. */
  host: string | null;
  token: string;
  changeable: boolean;
  /** Whether it has just been booked. */
  isNew: boolean;
  error: string | null;
}

/** The page of a booking. */
export function bookingPage(
  { booking, holder, host, token, changeable, isNew, error }: BookingPageContent,
  opening: Opening,
  options: PageOptions,
) {
  const cancelled = booking.status === 'cancelled';
  const state = cancelled
    ? 'This consultation is cancelled'
    : changeable
      ? 'Your consultation'
      : 'This consultation is over';
  const heading = isNew && !cancelled ? 'Booking Confirmed!' : state;
  const url = cancelled ? null : meetingUrlOf(booking, options.settings);
  const own = visitorTimeLabel(spanOf(booking), opening, booking.time_zone);
  const file = pathOf(downloadCalendarEntry, { params: { token } });
  return page(
    options,
    heading,
    html`<h1>${heading}</h1>
${error && alertBox(error)}
${holder === 'agency' ? html`<p>This link is the agency’s. We e-mail the visitor about every change.</p>` : null}
${isNew && !cancelled ? html`<p>A video-meeting invitation was sent to ${booking.email}.</p>` : null}
<section class="sheet"><dl>
<div class="row"><dt>Name</dt><dd>${booking.name}</dd></div>
<div class="row"><dt>When</dt><dd>${agencyTimeLabel(spanOf(booking), opening)}</dd></div>
${own && html`<div class="row"><dt>${holder === 'agency' ? 'For the visitor' : 'Your time'}</dt><dd>${own}</dd></div>`}
${host && html`<div class="row"><dt>With</dt><dd>${host}</dd></div>`}
<div class="row"><dt>Meeting</dt><dd>${url ? html`<a href="${url}" rel="noreferrer">${url}</a>` : `${options.settings.meeting.name} (Link sent via email)`}</dd></div>
</dl></section>
${
  changeable
    ? html`<p><a href="${file}">Calendar file (.ics)</a></p>
<p class="quiet">To move it, cancel this time and <a href="/booking/plain">choose another one</a>.</p>
<form method="post" action="/booking/plain/${token}"><button>Cancel the consultation</button></form>`
    : html`<p><a href="/booking/plain">Book another time</a></p>`
}`,
  );
}

/** An error instead of the page. */
export function errorPage(message: string, options: PageOptions): string {
  return page(
    options,
    'That didn’t work',
    html`<h1>That didn’t work</h1>
${alertBox(message)}
<p><a href="/booking/plain">See the free times</a></p>`,
  );
}
