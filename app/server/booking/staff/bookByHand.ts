import { randomUUID } from 'node:crypto';
import { readClock } from '../../../src/domain/booking/clock.ts';
import { momentLabel } from '../../../src/domain/booking/labels.ts';
import { isDayOff, isFree, offeredSlotAt, type Span } from '../../../src/domain/booking/slots.ts';
import { consultationMinutes } from '../../../src/domain/catalogue/consultation.ts';
import type { BookingPreview, NewBooking } from '../../../src/domain/contract/staff/newBooking.ts';
import { type HostSpan, spanOf } from '../../calendars/calendars.ts';
import { shortenLinks } from '../../mails/mails.ts';
import type { Context } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { callHosts, nextHost, unknownHost } from '../../team/hosts.ts';
import { announceBooking } from '../book.ts';
import { insertBooking, type NewBookingRow, newBooking } from '../bookings.ts';
import { type HostHours, hoursOfHosts } from '../currentOpening.ts';
import { bookingEmails } from '../emails.ts';
import { lockCalendar, slotTakenError } from '../freeHosts.ts';
import { type Taken, takenBetween, withBuffer } from '../slots.ts';
import type { BookingRow } from '../table.ts';

/** How far ahead a member can book, in milliseconds. */
const furthest = 366 * 24 * 3_600_000;

/** Why a time can't be booked, or only with a confirmation. */
interface Obstacle {
  kind: 'past' | 'taken' | 'outside';
  /** Severity; the host with the lowest takes the call. */
  rank: number;
  error: HttpError;
}

const ranks = { past: 1, outside: 2, dayOff: 3, taken: 4 } as const;

/** Who takes a call; a null obstacle when a visitor could book it. */
interface Choice {
  hostId: string;
  obstacle: Obstacle | null;
}

/**
 * Who takes a call at a time: the wanted host, or whose turn it is among those with the smallest obstacle.
 * @throws HttpError when there is no such host
 */
async function chooseHost(
  context: Context,
  database: Database,
  span: Span,
  wanted: string | undefined,
): Promise<Choice> {
  const { now } = context;
  const all = await hoursOfHosts(context, database);
  const active = all.filter(({ host }) => host.paused_at === null);
  const hours =
    wanted === undefined ? (active.length > 0 ? active : all) : all.filter(({ host }) => host.id === wanted);
  const widest = Math.max(0, ...hours.map(({ opening }) => opening.buffer));
  const taken = await takenBetween(context, database, withBuffer(span, widest), {});
  const found = hours.map((each) => ({ ...each.host, obstacle: obstacleOf(context, each, span, taken) }));
  const least = Math.min(...found.map(({ obstacle }) => obstacle?.rank ?? 0));
  const [first, ...others] = found.filter(({ obstacle }) => (obstacle?.rank ?? 0) === least);
  if (!first) throw unknownHost('booked');
  const { id, obstacle } = await nextHost(database, [first, ...others], now());
  return { hostId: id, obstacle };
}

function obstacleOf(
  { now }: Pick<Context, 'now'>,
  { host, opening }: HostHours,
  span: Span,
  { calls, busy }: Taken,
): Obstacle | null {
  const ahead = span.start - now().getTime();
  if (ahead <= 0 || ahead > furthest || span.start % 60_000 !== 0) {
    const message = 'Choose a time in the future, at most a year ahead. Nothing was booked.';
    return { kind: 'past', rank: ranks.past, error: new HttpError(400, 'invalid-time', message) };
  }
  const isOwn = ({ hostId }: HostSpan) => hostId === host.id;
  const [booked, busyTimes] = [calls.filter(isOwn), busy.filter(isOwn)];
  if (!isFree({ ...opening, buffer: 0 }, span, booked)) {
    return { kind: 'taken', rank: ranks.taken, error: slotTakenError(span, { opening }) };
  }
  const isOffered = host.paused_at === null && offeredSlotAt(opening, span.start, now()) !== undefined;
  if (isOffered && isFree(opening, span, [...booked, ...busyTimes])) return null;
  const { day } = readClock(span.start, opening.timeZone);
  const isOff = isDayOff(opening, day);
  const why = isOff
    ? 'is on a day off'
    : isFree(opening, span, busyTimes)
      ? 'isn’t a time that visitors can book'
      : 'is busy in a calendar of the team';
  const message = `${momentLabel(span, opening)} ${why}. Confirm that you mean it. Nothing was booked.`;
  const rank = isOff ? ranks.dayOff : ranks.outside;
  return { kind: 'outside', rank, error: new HttpError(409, 'outside-hours', message) };
}

/** The booking that a request asks for, without its host, not stored yet. */
function drafted(
  { opening, now }: Pick<Context, 'opening' | 'now'>,
  { date, note, host: _host, outsideHours: _outside, ...entered }: NewBooking,
  id: string = randomUUID(),
): NewBookingRow {
  const start = Date.parse(date);
  const span = { start, end: start + opening.length * 60_000 };
  const request = { ...entered, date, duration: consultationMinutes } as const;
  return { ...newBooking(request, span, `desk ${id}`, now()), id, note: note.trim() };
}

/**
 * Books a call for a customer, with the e-mails, webhooks and calendar entries of any booking. A time that visitors can't book is taken
 * when `outsideHours` says so; one that overlaps another booking of its host never is.
 * @throws HttpError
 */
export async function bookByHand(
  context: Context,
  transaction: Transaction,
  { id, ...wanted }: NewBooking & { id: string },
  origin: string,
): Promise<BookingRow> {
  await lockCalendar(context, transaction);
  const draft = drafted(context, wanted, id);
  const span = spanOf(draft);
  const { hostId, obstacle } = await chooseHost(context, transaction, span, wanted.host);
  if (obstacle && !(obstacle.kind === 'outside' && wanted.outsideHours)) throw obstacle.error;
  const booking = { ...draft, host_id: hostId };
  if (!(await insertBooking(transaction, booking))) throw slotTakenError(span, context);
  await announceBooking(context, transaction, booking, origin);
  return booking;
}

/** The e-mail that the customer would get, and why the time can't be booked, if it can't. Nothing is booked. */
export async function previewBooking(context: Context, wanted: NewBooking, origin: string): Promise<BookingPreview> {
  const { database, settings, opening } = context;
  const draft = drafted(context, wanted);
  const { hostId, obstacle } = await chooseHost(context, database, spanOf(draft), wanted.host);
  const booking = { ...draft, host_id: hostId };
  const host = (await callHosts(context))(booking);
  const [email] = bookingEmails({ booking, event: { kind: 'booked' }, host, settings, opening, origin });
  return {
    subject: email?.subject ?? '',
    text: shortenLinks(email?.text ?? ''),
    obstacle: obstacle && { kind: obstacle.kind, message: obstacle.error.message },
  };
}
