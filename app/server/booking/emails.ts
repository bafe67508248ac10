import { knownTimeZone, readClock } from '../../src/domain/booking/clock.ts';
import { dayLabel, momentLabel, spanLabel, zoneLabel } from '../../src/domain/booking/labels.ts';
import { meetingOf } from '../../src/domain/booking/meeting.ts';
import { repliesIn } from '../../src/domain/booking/questions.ts';
import type { Span } from '../../src/domain/booking/slots.ts';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import { greeting } from '../../src/domain/words.ts';
import { spanOf } from '../calendars/calendars.ts';
import { meetingUrlOf } from '../calendars/callsCalendar.ts';
import { referenceOf } from '../orders/order.ts';
import { deskPage } from '../platform/http/ownOrigin.ts';
import { type Html, html } from '../platform/mail/html.ts';
import { composeEmail, type EmailPart, say, textOnly } from '../platform/mail/layout.ts';
import { type Look, look } from '../platform/mail/look.ts';
import type { Email } from '../platform/mail/outbox.ts';
import {
  anchor,
  button,
  factsTable,
  paragraph,
  type Row,
  rowsAsText,
  signature,
  table,
} from '../platform/mail/parts.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { CallHost } from '../team/hosts.ts';
import { endedBy } from '../team/names.ts';
import { calendarAttachment } from './calendarEntry.ts';
import { timeLabelIn, visitorTimeLabel } from './labels.ts';
import { manageUrlOf } from './linkToken.ts';
import type { Changer } from './logLinkChange.ts';
import type { BookingRow } from './table.ts';

/** What happened to a booking, and who did it. */
export type BookingEvent =
  | { kind: 'booked' }
  | {
      kind: 'moved';
      by: Changer;
      reason?: string | undefined;
      /** The old time and host. */
      from: Span & { host: CallHost };
    }
  | { kind: 'cancelled'; by: Changer; reason?: string | undefined }
  /** The team added the link to its video meeting. */
  | { kind: 'linked' };

const subjects: Readonly<Record<BookingEvent['kind'], string>> = {
  booked: 'Booked',
  moved: 'Moved',
  cancelled: 'Cancelled',
  linked: 'How to join',
};

export interface BookingEmailOptions {
  booking: BookingRow;
  event: BookingEvent;
  /** Who takes the call. */
  host: CallHost;
  settings: Settings;
  opening: Opening;
  /** Of this site, for the links. */
  origin: string;
  /** The page to choose another time, once it is cancelled. */
  againUrl?: string | undefined;
}

/** The e-mails about a booking: to the visitor, to the agency and to hosts with an address, each with a calendar entry. */
export function bookingEmails(options: BookingEmailOptions): Email[] {
  const { event, host } = options;
  const former = event.kind === 'moved' ? event.from.host : host;
  return [
    toVisitor(options),
    toAgency(options),
    ...(host.email === null ? [] : [toHost(options, host.email)]),
    ...(former.email === null || former.email === host.email ? [] : [toFormerHost(options, former.email)]),
  ];
}

/** Whether a call keeps its time and gets another host. */
const isHostChanged = ({ booking, event }: Pick<BookingEmailOptions, 'booking' | 'event'>) =>
  event.kind === 'moved' && event.from.start === spanOf(booking).start;

const subjectOf = (options: Pick<BookingEmailOptions, 'booking' | 'event'>) =>
  isHostChanged(options) ? 'Changed' : subjects[options.event.kind];

function timeRows(
  { booking, event, opening }: BookingEmailOptions,
  ownLabel: string,
): { when: Row; own: readonly Row[]; old: readonly Row[] } {
  const span = spanOf(booking);
  const own = visitorTimeLabel(span, opening, booking.time_zone);
  const isMoved = event.kind === 'moved' && !isHostChanged({ booking, event });
  return {
    when: [isMoved ? 'New time' : 'When', timeLabelIn(span, opening.timeZone)],
    own: own === null ? [] : [[ownLabel, own]],
    old: isMoved ? [['Old time', timeLabelIn(event.from, opening.timeZone)]] : [],
  };
}

/** Who takes the call, while there is more than one host. */
export const hostRows = ({ name }: CallHost): readonly Row[] => (name === null ? [] : [['With', name]]);

function visitorTitle({ event, host, ...options }: BookingEmailOptions): string {
  if (isHostChanged({ event, ...options }) && host.name !== null) return `Your consultation is now with ${host.name}.`;
  if (event.kind === 'booked') return 'Your consultation is booked.';
  if (event.kind === 'linked') return 'Here is the link to your consultation.';
  const ours = event.by === 'agency';
  if (event.kind === 'moved') return ours ? 'We have moved your consultation.' : 'Your consultation has moved.';
  return ours ? 'We have to cancel your consultation.' : 'Your consultation is cancelled.';
}

function toVisitor(options: BookingEmailOptions): Email {
  const { booking, event, host, settings, opening, origin } = options;
  const { agencyName, agencyEmail } = settings;
  const title = visitorTitle(options);
  const span = spanOf(booking);
  const { when, own, old } = timeRows(options, 'Your time');
  const rows: Row[] = [...own, ...old, ...hostRows(host)];
  const manageUrl = manageUrlOf(booking, settings, origin);
  const apology =
    'by' in event && event.by === 'agency'
      ? [say(`We’re sorry for the change${event.reason === undefined ? '.' : `: ${event.reason}`}`)]
      : [];
  const details = event.kind === 'cancelled' ? afterCancelling(options) : beforeMeeting(options, manageUrl);
  const note = booking.note === '' || event.kind === 'cancelled' ? [] : [say(booking.note)];
  const paragraphs = [...apology, ...note, ...details, say('Any questions? Reply to this e-mail.')];
  const moment = momentLabel(span, opening);
  const atHome = own.length === 0 && knownTimeZone(booking.time_zone) !== null;
  return {
    id: `${booking.id}-visitor-${booking.sequence}`,
    recipient: booking.email,
    replyTo: agencyEmail,
    subject: `${subjectOf(options)}: your consultation with ${agencyName}, ${moment}${atHome ? '' : ' in Ireland'}`,
    ...compose(settings, title, {
      state: subjectOf(options),
      salutation: greeting(booking.name),
      when,
      card: dateCard(span, opening, event.kind === 'cancelled'),
      rows,
      paragraphs,
      closing: signature(settings),
    }),
    invitation: calendarAttachment({ booking, host: host.name, settings, manageUrl, holder: 'visitor' }),
  };
}

/** Why a call was cancelled whose order ended. */
const endings: Readonly<Record<keyof typeof endedBy, string>> = {
  refund: 'Its price was refunded',
  reversal: 'Its payment no longer counts',
  withdrawal: 'You withdrew from its order',
};

function afterCancelling({ event, origin, againUrl }: BookingEmailOptions): EmailPart[] {
  const why = event.kind === 'cancelled' && event.by in endings ? endings[event.by as keyof typeof endings] : null;
  const url = (why === null && againUrl) || `${origin}/booking`;
  return [
    ...(why === null ? [] : [say(`${why}, so its time is free again.`)]),
    say('This e-mail removes it from your calendar. Some calendars ask you first.'),
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
): EmailPart[] {
  // A link of its own may be one of another service than that of all calls, which MEETING_METHOD names.
  const own = booking.meeting_url;
  const { how } = own === null ? settings.meeting : meetingOf(null, own);
  const url = meetingUrlOf(booking, settings);
  // Without scripts we don't know the visitor's time zone.
  const unknown = knownTimeZone(booking.time_zone) === null;
  return [
    ...(unknown ? [say('The time is Irish time. If you’re elsewhere, please convert it to your own.')] : []),
    url === null
      ? say(`We meet ${how}. The link follows by e-mail before we meet.`)
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

function toAgency(options: BookingEmailOptions): Email {
  const { booking, event, host, settings, opening, origin } = options;
  const cancelled = event.kind === 'cancelled';
  const title = `${subjectOf(options)}: consultation with ${booking.name}`;
  const span = spanOf(booking);
  const { when, own, old } = timeRows(options, 'For the visitor');
  const rows: Row[] = [
    ...old,
    ...own,
    ...hostRows(host).map(([, name]) => ['Taken by', name] as const),
    ['Name', booking.name],
    ['E-mail', booking.email],
    ...repliesIn(booking),
    ...(booking.order_id === null ? [] : [['Paid with order', referenceOf({ id: booking.order_id })] as const]),
    ...(booking.note === '' ? [] : [['Your note', booking.note] as const]),
    ...('by' in event ? [[`${subjectOf(options)} by`, byWords(event.by, booking)] as const] : []),
    ...('by' in event && event.reason !== undefined ? [['Reason', event.reason] as const] : []),
    ...(cancelled
      ? []
      : [['Meeting', meetingUrlOf(booking, settings) ?? addLinkHere(booking, settings, origin)] as const]),
  ];
  const manageUrl = manageUrlOf(booking, settings, origin, 'agency');
  const answer = say('Reply to this e-mail to write to the visitor.');
  const paragraphs = cancelled ? [answer] : [changeHere(manageUrl), answer, say(keepLink)];
  return {
    id: `${booking.id}-agency-${booking.sequence}`,
    recipient: settings.agencyEmail,
    toAgency: true,
    replyTo: booking.email,
    subject: `${title}, ${momentLabel(span, opening)}`,
    ...compose(settings, title, { when, card: dateCard(span, opening, cancelled), rows, paragraphs }),
    invitation: calendarAttachment({ booking, host: host.name, settings, manageUrl, holder: 'agency' }),
  };
}

/** A copy of the agency's e-mail for the host, whose own calendar it invites. */
function toHost(options: BookingEmailOptions, recipient: string): Email {
  const { booking, host, settings, origin } = options;
  const { toAgency: _, ...email } = toAgency(options);
  const manageUrl = manageUrlOf(booking, settings, origin, 'agency');
  const entry = { booking, host: host.name, settings, manageUrl, holder: 'agency' } as const;
  return {
    ...email,
    id: `${booking.id}-host-${booking.sequence}`,
    recipient,
    invitation: calendarAttachment({ ...entry, invitee: recipient }),
  };
}

/** Tells a host that a call has another host now, and takes it out of the calendar. */
function toFormerHost(options: BookingEmailOptions, recipient: string): Email {
  const { booking, event, host, settings, opening, origin } = options;
  const title = `No longer yours: consultation with ${booking.name}`;
  const span = event.kind === 'moved' ? event.from : spanOf(booking);
  const manageUrl = manageUrlOf(booking, settings, origin, 'agency');
  const gone: BookingRow = { ...booking, status: 'cancelled' };
  return {
    id: `${booking.id}-former-host-${booking.sequence}`,
    recipient,
    replyTo: settings.agencyEmail,
    subject: `${title}, ${momentLabel(span, opening)}`,
    ...compose(settings, title, {
      when: ['When', timeLabelIn(span, opening.timeZone)],
      card: dateCard(span, opening, true),
      rows: host.name === null ? [] : [['Taken by', host.name]],
      paragraphs: [say('This e-mail removes it from your calendar. Some calendars ask you first.')],
    }),
    invitation: calendarAttachment({
      booking: gone,
      host: host.name,
      settings,
      manageUrl,
      holder: 'agency',
      invitee: recipient,
    }),
  };
}

function addLinkHere({ id }: BookingRow, settings: Settings, origin: string): string {
  const page = deskPage(settings, origin, `calendar/${id}`);
  return `No link yet.${page === null ? '' : ` Add it on the desk, and the visitor gets it by e-mail: ${page}`}`;
}

const keepLink = 'The link is for the agency only: delete it if your reply quotes this e-mail.';

function byWords(by: Changer, { name }: BookingRow): string {
  if (by === 'visitor') return name;
  return by === 'agency' ? 'The agency' : endedBy[by];
}

function changeHere(manageUrl: string): EmailPart {
  return {
    text: `To move or cancel it: ${manageUrl}\nWe’ll tell the visitor by e-mail.`,
    html: html`${paragraph('If you move or cancel it, we’ll tell the visitor by e-mail.')}
${button('Move or cancel', manageUrl)}`,
  };
}

interface Content {
  /** What happened, in a word. */
  state?: string;
  salutation?: string;
  /** The time: a row in plain text, a card in HTML. */
  when: Row;
  card: Html;
  rows: readonly Row[];
  paragraphs: readonly EmailPart[];
  closing?: string;
}

/** Lays out an e-mail about a call. @param title a sentence */
export function compose(settings: Settings, title: string, content: Content): Pick<Email, 'text' | 'html'> {
  const { state, salutation, when, card, rows, paragraphs, closing } = content;
  return composeEmail({
    settings,
    title,
    state: state === undefined ? undefined : { words: state },
    preview: when[1],
    parts: [
      say(salutation ?? ''),
      textOnly(salutation === undefined ? `${title.replace(/\.$/, '')}.` : title),
      { text: rowsAsText([when, ...rows]), html: html`${card}\n${factsTable(rows)}` },
      ...paragraphs,
      say(closing ?? ''),
    ],
  });
}

/** A date as a calendar page, with the time beside it; struck through when cancelled. */
export function dateCard({ start, end }: Span, { timeZone }: Pick<Opening, 'timeZone'>, cancelled: boolean): Html {
  const label = dayLabel(readClock(start, timeZone).day);
  const [weekday = '', day = '', month = ''] = label.split(' ');
  const struck = cancelled ? ';text-decoration:line-through' : '';
  const leaf = (text: string, style: Look) => html`<tr><td align="center"${look(style)}>${text}</td></tr>`;
  const line = (text: string, style: Look) => html`<p${look(style)}>${text}</p>`;
  return table(
    html`<tr>
<td width="92" valign="middle"${look({ fill: 'sunk', style: 'padding:18px 0 18px 18px' })}>${table(
      [
        leaf(month, { text: 'raised', fill: 'ink', size: 'fine', style: 'padding:3px 0;font-weight:bold' }),
        leaf(day, { text: 'ink', fill: 'raised', size: 'title', style: 'padding:8px 0 0' }),
        leaf(weekday, { text: 'quiet', fill: 'raised', size: 'fine', style: 'padding:0 0 8px' }),
      ],
      'max-width:92px',
    )}</td>
<td align="left" valign="middle"${look({ fill: 'sunk', style: 'padding:18px 18px 18px 20px' })}>
${line(spanLabel(start, (end - start) / 60_000, timeZone).replaceAll(/ (?=[AP]M)/g, '\u00a0'), {
  text: 'ink',
  size: 'large',
  style: `margin:0 0 4px${struck}`,
})}
${line(`${label}, ${zoneLabel(start, timeZone)}`, { text: 'quiet', size: 'small', style: 'margin:0' })}
</td></tr>`,
    'margin:20px 0',
  );
}
