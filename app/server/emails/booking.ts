import type { Span } from '../../src/domain/booking/slots.ts';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import { spanOf } from '../booking/bookings.ts';
import { calendarAttachment } from '../booking/calendarEntry.ts';
import { agencyTimeLabel, meetingUrlOf, momentLabel, visitorTimeLabel } from '../booking/labels.ts';
import type { LinkHolder } from '../booking/linkToken.ts';
import { manageUrlOf } from '../booking/manageUrl.ts';
import { knownTimeZone } from '../booking/timeZone.ts';
import type { BookingRow } from '../db/schema.ts';
import { type Html, html } from '../html/html.ts';
import type { Email } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { button, emailLayout, factsTable, type Row, rowsAsText } from './layout.ts';

/** What has just happened to a booking, and who did it. */
export type BookingEvent =
  | { kind: 'booked' }
  | { kind: 'moved'; by: LinkHolder /** The time it was at before. */; from: Span }
  | { kind: 'cancelled'; by: LinkHolder };

const subjects: Readonly<Record<BookingEvent['kind'], string>> = {
  booked: 'Booked',
  moved: 'Moved',
  cancelled: 'Cancelled',
};

export interface BookingEmailOptions {
  booking: BookingRow;
  news: BookingEvent;
  settings: Settings;
  opening: Opening;
  /** Of this site, for the links. */
  origin: string;
}

/** What follows a change of a booking: an e-mail to the visitor and one to the agency, each with its calendar entry. */
export function bookingEmails(mail: BookingEmailOptions): Email[] {
  return [toVisitor(mail), toAgency(mail)];
}

/** A paragraph twice: a link is an address in plain text, and words or a button in HTML. */
interface Paragraph {
  text: string;
  html: Html;
}

const plain = (text: string): Paragraph => ({ text, html: html`<p>${text}</p>` });

function visitorTitle(news: BookingEvent): string {
  if (news.kind === 'booked') return 'Your consultation is booked.';
  const ours = news.by === 'agency';
  if (news.kind === 'moved') return ours ? 'We have moved your consultation.' : 'Your consultation has moved.';
  return ours ? 'We have to cancel your consultation.' : 'Your consultation is cancelled.';
}

function toVisitor(mail: BookingEmailOptions): Email {
  const { booking, news, settings, opening, origin } = mail;
  const { agencyName, agencyEmail } = settings;
  const title = visitorTitle(news);
  const span = spanOf(booking);
  const own = visitorTimeLabel(span, opening, booking.time_zone);
  const rows: Row[] = [
    [news.kind === 'moved' ? 'New time' : 'When', agencyTimeLabel(span, opening)],
    ...(own === null ? [] : [['Your time', own] as const]),
    ...(news.kind === 'moved' ? [['Old time', agencyTimeLabel(news.from, opening)] as const] : []),
  ];
  const manageUrl = manageUrlOf(booking, settings, origin);
  const sorry = news.kind !== 'booked' && news.by === 'agency' ? [plain('We are sorry for the change.')] : [];
  const rest = news.kind === 'cancelled' ? afterCancelling(origin) : beforeMeeting(mail, manageUrl);
  const paragraphs = [...sorry, ...rest, plain('Any questions? Reply to this e-mail.')];
  const moment = momentLabel(span, opening);
  const atHome = own === null && knownTimeZone(booking.time_zone) !== null;
  return {
    id: `${booking.id}-visitor-${booking.sequence}`,
    recipient: booking.email,
    replyTo: agencyEmail,
    subject: `${subjects[news.kind]}: your consultation with ${agencyName}, ${moment}${atHome ? '' : ' in Ireland'}`,
    ...written(agencyName, title, {
      greeting: `Hello ${booking.name},`,
      rows,
      paragraphs,
      closing: `Your team at ${agencyName}`,
    }),
    invitation: calendarAttachment({ booking, settings, manageUrl, holder: 'visitor' }),
  };
}

function afterCancelling(origin: string): Paragraph[] {
  const url = `${origin}/booking`;
  return [
    plain('If it is in your calendar, this mail removes it. Some calendars ask you first.'),
    {
      text: `You can book another time here: ${url}`,
      html: html`<p>You can book another time whenever it suits you.</p>
${button('Book another time', url)}`,
    },
  ];
}

function beforeMeeting({ booking, settings }: BookingEmailOptions, manageUrl: string): Paragraph[] {
  const { how } = settings.meeting;
  const url = meetingUrlOf(booking, settings);
  // Without scripts, as from the plain page, nobody has told us where the visitor is.
  const unknown = knownTimeZone(booking.time_zone) === null;
  return [
    ...(unknown
      ? [plain('The time is Irish time. If you are elsewhere, please check what your clock shows then.')]
      : []),
    url === null
      ? plain(`We meet ${how}. The link follows by e-mail before we meet.`)
      : { text: `We meet ${how}: ${url}`, html: html`<p>We meet ${how}: <a href="${url}">${url}</a></p>` },
    {
      text: `If the time no longer suits you, move or cancel it here: ${manageUrl}`,
      html: html`<p>If the time no longer suits you, move it or cancel it.</p>
${button('Move or cancel', manageUrl)}`,
    },
  ];
}

function toAgency({ booking, news, settings, opening, origin }: BookingEmailOptions): Email {
  const { agencyName, agencyEmail } = settings;
  const cancelled = news.kind === 'cancelled';
  const title = `${subjects[news.kind]}: consultation with ${booking.name}`;
  const span = spanOf(booking);
  const own = visitorTimeLabel(span, opening, booking.time_zone);
  const rows: Row[] = [
    [news.kind === 'moved' ? 'New time' : 'When', agencyTimeLabel(span, opening)],
    ...(news.kind === 'moved' ? [['Old time', agencyTimeLabel(news.from, opening)] as const] : []),
    ...(own === null ? [] : [['For the visitor', own] as const]),
    ['Name', booking.name],
    ['E-mail', booking.email],
    ...(news.kind === 'booked' ? [] : [[`${subjects[news.kind]} by`, byWords(news.by, booking)] as const]),
    ...(cancelled
      ? []
      : [
          [
            'Meeting',
            meetingUrlOf(booking, settings) ?? 'No MEETING_URL is set: please send the visitor a link',
          ] as const,
        ]),
  ];
  const manageUrl = manageUrlOf(booking, settings, origin, 'agency');
  const answer = plain('Reply to this e-mail to write to the visitor.');
  const paragraphs = cancelled ? [answer] : [changeHere(manageUrl), answer, plain(keepLink)];
  return {
    id: `${booking.id}-agency-${booking.sequence}`,
    recipient: agencyEmail,
    toAgency: true,
    replyTo: booking.email,
    subject: `${title}, ${momentLabel(span, opening)}`,
    ...written(agencyName, title, { rows, paragraphs }),
    invitation: calendarAttachment({ booking, settings, manageUrl, holder: 'agency' }),
  };
}

const keepLink = 'The link is the agency’s own: delete it if your answer quotes this mail.';

const byWords = (by: LinkHolder, { name }: BookingRow) => (by === 'agency' ? 'The agency' : name);

function changeHere(manageUrl: string): Paragraph {
  return {
    text: `To move or cancel it: ${manageUrl}\nThe visitor is told by e-mail.`,
    html: html`<p>If you have to move it or cancel it, the visitor is told by e-mail.</p>
${button('Move or cancel', manageUrl)}`,
  };
}

interface Content {
  greeting?: string;
  rows: readonly Row[];
  paragraphs: readonly Paragraph[];
  closing?: string;
}

function written(agencyName: string, title: string, content: Content): Pick<Email, 'text' | 'html'> {
  const { greeting, rows, paragraphs, closing } = content;
  const all = [...paragraphs, ...(closing === undefined ? [] : [plain(closing)])];
  const opening = greeting === undefined ? [`${title.replace(/\.$/, '')}.`] : [greeting, title];
  return {
    text: [...opening, rowsAsText(rows), ...all.map(({ text }) => text)].join('\n\n'),
    html: emailLayout(
      agencyName,
      title,
      html`${greeting === undefined ? null : html`<p>${greeting}</p>`}
${factsTable(rows)}
${all.map(({ html: paragraph }) => paragraph)}`,
    ),
  };
}
