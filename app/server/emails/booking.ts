import type { Span } from '../../src/domain/booking/slots.ts';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import { spanOf } from '../booking/bookings.ts';
import { calendarAttachment } from '../booking/calendarEntry.ts';
import { agencyTimeLabel, meetingUrlOf, momentLabel, visitorTimeLabel } from '../booking/labels.ts';
import type { LinkHolder } from '../booking/linkToken.ts';
import { manageUrlOf } from '../booking/manageUrl.ts';
import { paidCallUrl } from '../booking/paid/paidCallLink.ts';
import { knownTimeZone } from '../booking/timeZone.ts';
import { referenceOf } from '../checkout/order.ts';
import type { BookingRow } from '../db/tables/bookings.ts';
import { type Html, html } from '../html/html.ts';
import type { Email } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { dateCard } from './dateCard.ts';
import { emailLayout } from './layout.ts';
import { anchor, button, factsTable, paragraph, type Row, rowsAsText } from './parts.ts';

/** What happened to a booking, and who did it. */
export type BookingEvent =
  | { kind: 'booked' }
  | { kind: 'moved'; by: LinkHolder /** The old time. */; from: Span }
  | { kind: 'cancelled'; by: LinkHolder };

const subjects: Readonly<Record<BookingEvent['kind'], string>> = {
  booked: 'Booked',
  moved: 'Moved',
  cancelled: 'Cancelled',
};

export interface BookingEmailOptions {
  booking: BookingRow;
  event: BookingEvent;
  settings: Settings;
  opening: Opening;
  /** Of this site, for the links. */
  origin: string;
}

/** The e-mails about a booking: to the visitor and to the agency, each with a calendar entry. */
export function bookingEmails(options: BookingEmailOptions): Email[] {
  return [toVisitor(options), toAgency(options)];
}

/** A paragraph in plain text and HTML: a link is a URL in one, a button in the other. */
interface Paragraph {
  text: string;
  html: Html;
}

export const plain = (text: string): Paragraph => ({ text, html: paragraph(text) });

function visitorTitle(event: BookingEvent): string {
  if (event.kind === 'booked') return 'Your consultation is booked.';
  const ours = event.by === 'agency';
  if (event.kind === 'moved') return ours ? 'We have moved your consultation.' : 'Your consultation has moved.';
  return ours ? 'We have to cancel your consultation.' : 'Your consultation is cancelled.';
}

function toVisitor(options: BookingEmailOptions): Email {
  const { booking, event, settings, opening, origin } = options;
  const { agencyName, agencyEmail } = settings;
  const title = visitorTitle(event);
  const span = spanOf(booking);
  const own = visitorTimeLabel(span, opening, booking.time_zone);
  const when: Row = [event.kind === 'moved' ? 'New time' : 'When', agencyTimeLabel(span, opening)];
  const rows: Row[] = [
    ...(own === null ? [] : [['Your time', own] as const]),
    ...(event.kind === 'moved' ? [['Old time', agencyTimeLabel(event.from, opening)] as const] : []),
  ];
  const manageUrl = manageUrlOf(booking, settings, origin);
  const apology = event.kind !== 'booked' && event.by === 'agency' ? [plain('We’re sorry for the change.')] : [];
  const details = event.kind === 'cancelled' ? afterCancelling(options) : beforeMeeting(options, manageUrl);
  const note = booking.note === '' || event.kind === 'cancelled' ? [] : [plain(booking.note)];
  const paragraphs = [...apology, ...note, ...details, plain('Any questions? Reply to this e-mail.')];
  const moment = momentLabel(span, opening);
  const atHome = own === null && knownTimeZone(booking.time_zone) !== null;
  return {
    id: `${booking.id}-visitor-${booking.sequence}`,
    recipient: booking.email,
    replyTo: agencyEmail,
    subject: `${subjects[event.kind]}: your consultation with ${agencyName}, ${moment}${atHome ? '' : ' in Ireland'}`,
    ...compose(settings, title, {
      greeting: `Hello ${booking.name},`,
      when,
      card: dateCard(span, opening, event.kind === 'cancelled'),
      rows,
      paragraphs,
      closing: `Your team at ${agencyName}`,
    }),
    invitation: calendarAttachment({ booking, settings, manageUrl, holder: 'visitor' }),
  };
}

function afterCancelling({ booking, settings, origin }: BookingEmailOptions): Paragraph[] {
  const { order_id: id } = booking;
  const url = id === null ? `${origin}/booking` : paidCallUrl({ id }, settings, origin);
  return [
    plain('This e-mail removes it from your calendar. Some calendars ask you first.'),
    {
      text: `You can book another time here: ${url}`,
      html: html`${paragraph('You can book another time whenever it suits you.')}
${button('Book another time', url)}`,
    },
  ];
}

/** How the call takes place, and where to move or cancel it. */
export function beforeMeeting(
  { booking, settings }: Pick<BookingEmailOptions, 'booking' | 'settings'>,
  manageUrl: string,
): Paragraph[] {
  const { how } = settings.meeting;
  const url = meetingUrlOf(booking, settings);
  // Without scripts we don't know the visitor's time zone.
  const unknown = knownTimeZone(booking.time_zone) === null;
  return [
    ...(unknown ? [plain('The time is Irish time. If you’re elsewhere, please convert it to your own.')] : []),
    url === null
      ? plain(`We meet ${how}. The link follows by e-mail before we meet.`)
      : {
          text: `We meet ${how}: ${url}`,
          html: html`${paragraph(`We meet ${how}.`)}
${button('Join the consultation', url)}`,
        },
    {
      text: `If the time no longer suits you, move or cancel it here: ${manageUrl}`,
      html: paragraph([html`If the time no longer suits you, `, anchor(manageUrl, 'move or cancel it'), html`.`]),
    },
  ];
}

function toAgency({ booking, event, settings, opening, origin }: BookingEmailOptions): Email {
  const cancelled = event.kind === 'cancelled';
  const title = `${subjects[event.kind]}: consultation with ${booking.name}`;
  const span = spanOf(booking);
  const own = visitorTimeLabel(span, opening, booking.time_zone);
  const when: Row = [event.kind === 'moved' ? 'New time' : 'When', agencyTimeLabel(span, opening)];
  const rows: Row[] = [
    ...(event.kind === 'moved' ? [['Old time', agencyTimeLabel(event.from, opening)] as const] : []),
    ...(own === null ? [] : [['For the visitor', own] as const]),
    ['Name', booking.name],
    ['E-mail', booking.email],
    ...(booking.order_id === null ? [] : [['Paid with order', referenceOf({ id: booking.order_id })] as const]),
    ...(booking.note === '' ? [] : [['Your note', booking.note] as const]),
    ...(event.kind === 'booked' ? [] : [[`${subjects[event.kind]} by`, byWords(event.by, booking)] as const]),
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
    recipient: settings.agencyEmail,
    toAgency: true,
    replyTo: booking.email,
    subject: `${title}, ${momentLabel(span, opening)}`,
    ...compose(settings, title, { when, card: dateCard(span, opening, cancelled), rows, paragraphs }),
    invitation: calendarAttachment({ booking, settings, manageUrl, holder: 'agency' }),
  };
}

const keepLink = 'The link is for the agency only: delete it if your reply quotes this e-mail.';

const byWords = (by: LinkHolder, { name }: BookingRow) => (by === 'agency' ? 'The agency' : name);

function changeHere(manageUrl: string): Paragraph {
  return {
    text: `To move or cancel it: ${manageUrl}\nWe’ll tell the visitor by e-mail.`,
    html: html`${paragraph('If you move or cancel it, we’ll tell the visitor by e-mail.')}
${button('Move or cancel', manageUrl)}`,
  };
}

interface Content {
  greeting?: string;
  /** The time: a row in plain text, a card in HTML. */
  when: Row;
  card: Html;
  rows: readonly Row[];
  paragraphs: readonly Paragraph[];
  closing?: string;
}

/** Lays out an e-mail about a call. @param title a sentence */
export function compose(settings: Settings, title: string, content: Content): Pick<Email, 'text' | 'html'> {
  const { greeting, when, card, rows, paragraphs, closing } = content;
  const all = [...paragraphs, ...(closing === undefined ? [] : [plain(closing)])];
  const opening = greeting === undefined ? [`${title.replace(/\.$/, '')}.`] : [greeting, title];
  return {
    text: [...opening, rowsAsText([when, ...rows]), ...all.map(({ text }) => text)].join('\n\n'),
    html: emailLayout({
      settings,
      title,
      preview: when[1],
      content: html`${greeting === undefined ? null : paragraph(greeting)}
${card}
${factsTable(rows)}
${all.map(({ html: paragraph }) => paragraph)}`,
    }),
  };
}
