import type { Opening } from '../../src/domain/catalogue/opening.ts';
import type { BookingRow } from '../db/schema.ts';
import { html } from '../html.ts';
import { asTable, asText, type Row, sheet } from '../mail/frame.ts';
import type { Letter } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { spanOf } from './bookings.ts';
import { invitationOf } from './invitation.ts';
import { meetingUrlOf, momentWords, whenWords } from './words.ts';

/** What has just happened to a booking. */
export type BookingNews = 'booked' | 'moved' | 'cancelled';

const titles: Readonly<Record<BookingNews, string>> = {
  booked: 'Your consultation is booked.',
  moved: 'Your consultation has moved.',
  cancelled: 'Your consultation is cancelled.',
};
const subjects: Readonly<Record<BookingNews, string>> = { booked: 'Booked', moved: 'Moved', cancelled: 'Cancelled' };

export interface BookingMail {
  booking: BookingRow;
  news: BookingNews;
  settings: Settings;
  opening: Opening;
  /** The page to move or cancel the booking. */
  manageUrl: string;
}

/** What follows a change of a booking: a letter to the visitor and one to the agency, each with the calendar entry. */
export function bookingLetters(mail: BookingMail): Letter[] {
  return [toVisitor(mail), toAgency(mail)];
}

function toVisitor({ booking, news, settings, opening, manageUrl }: BookingMail): Letter {
  const { agencyName, agencyEmail } = settings;
  const title = titles[news];
  const url = meetingUrlOf(booking, settings);
  const rows: Row[] = [['When', whenWords(spanOf(booking), opening)]];
  const over = news === 'cancelled';
  const where = over
    ? 'Your calendar takes the entry out by itself, or with the invitation in this mail.'
    : url
      ? `We meet by video: ${url}`
      : 'We meet by video. The link follows by e-mail before we meet.';
  const change = over
    ? 'Nothing more is needed.'
    : `If the time no longer suits you, move or cancel it here: ${manageUrl}`;
  const ending = 'Any question? Answer this mail.';
  return {
    id: `${booking.id}-visitor-${booking.sequence}`,
    recipient: booking.email,
    replyTo: agencyEmail,
    subject: `${subjects[news]}: your consultation with ${agencyName}, ${momentWords(spanOf(booking), opening)}`,
    text: [`Hello ${booking.name},`, title, asText(rows), where, change, ending, `Your team at ${agencyName}`].join(
      '\n\n',
    ),
    html: sheet(
      agencyName,
      title,
      html`<p>Hello ${booking.name},</p>
${asTable(rows)}
<p>${over || !url ? where : html`We meet by video: <a href="${url}">${url}</a>`}</p>
<p>${over ? change : html`If the time no longer suits you, <a href="${manageUrl}">move or cancel it</a>.`}</p>
<p>${ending}</p>
<p>Your team at ${agencyName}</p>`,
    ),
    invitation: invitationOf(booking, settings, manageUrl),
  };
}

function toAgency({ booking, news, settings, opening, manageUrl }: BookingMail): Letter {
  const { agencyName, agencyEmail } = settings;
  const title = `${subjects[news]}: consultation with ${booking.name}`;
  const rows: Row[] = [
    ['When', whenWords(spanOf(booking), opening)],
    ['Name', booking.name],
    ['E-mail', booking.email],
    ['Meeting', meetingUrlOf(booking, settings) ?? 'No MEETING_URL is set: please send the visitor a link'],
  ];
  const ending = 'Answer this mail to write to the visitor.';
  return {
    id: `${booking.id}-agency-${booking.sequence}`,
    recipient: agencyEmail,
    replyTo: booking.email,
    subject: `${title}, ${momentWords(spanOf(booking), opening)}`,
    text: [`${title}.`, asText(rows), ending].join('\n\n'),
    html: sheet(agencyName, title, html`${asTable(rows)}<p>${ending}</p>`),
    invitation: invitationOf(booking, settings, manageUrl),
  };
}
