import ICAL from 'ical.js';
import type { ParsedMail } from 'mailparser';
import { eachQuestion } from '../../src/domain/booking/questions.ts';
import type { BookingRequest, Entered } from '../../src/domain/contract/booking.ts';
import type { HostRow } from '../booking/table.ts';
import type { CalendarRow } from '../calendars/table.ts';
import { type Answer, send } from './request.ts';
import type { TestServer } from './startTestServer.ts';

/** A different value for each field that a visitor fills in to book. */
export const entered: Entered = {
  name: 'Ann Byrne',
  email: 'ann@example.ie',
  ...eachQuestion((id) => `Ann says ${id}`),
};

/**
 * The browser's request to book 9:30 on the next Tuesday. Other times get other addresses, because the limits per mailbox
 * are soon reached.
 */
export function bookingRequest(change: Partial<BookingRequest> = {}): BookingRequest {
  const email = change.date ? `ann.${change.date.replace(/\W/g, '')}@example.ie`.toLowerCase() : entered.email;
  return { ...entered, email, date: '2026-11-24T09:30:00.000Z', duration: 30, ...change };
}

/** Books as the browser does. */
export function book(
  { url }: Pick<TestServer, 'url'>,
  change: Partial<BookingRequest> = {},
  idempotencyKey?: string,
): Promise<Answer> {
  const headers: Record<string, string> = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {};
  return send(`${url}/api/meeting/book-meeting`, bookingRequest(change), headers);
}

/** The free times of a day: "09:00". */
export async function freeTimes({ url }: Pick<TestServer, 'url'>, day: string): Promise<string[]> {
  const response = await fetch(`${url}/api/meeting/available-slots?date=${day}`);
  const slots = (await response.json()) as { iso: string; available: boolean }[];
  return slots.filter(({ available }) => available).map(({ iso }) => iso.slice(11, 16));
}

/** A host beside the one that a new database has. */
export const secondHost: HostRow = {
  id: 'second',
  name: 'Conor Daly',
  email: 'conor@agency.example',
  position: 1,
  paused_at: null,
  removed_at: null,
  created_at: '2026-11-20T10:00:00.000Z',
};

/** A calendar of the team that is read, and was just now. */
export const calendarRow = (change: Partial<CalendarRow> = {}): CalendarRow => ({
  id: 'calendar',
  host_id: 'default',
  name: 'Phone',
  url: 'https://calendar.example/',
  username: null,
  password: null,
  writes: 0,
  etag: null,
  last_modified: null,
  unread: 0,
  skipped: '[]',
  counts_unanswered: 0,
  created_by: 'owner',
  created_at: '2026-11-20T10:00:00.000Z',
  tried_at: '2026-11-20T10:00:00.000Z',
  read_at: '2026-11-20T10:00:00.000Z',
  parsed_at: '2026-11-20T10:00:00.000Z',
  failing_since: null,
  failure: null,
  ...change,
});

/**
 * Calls as a visitor who tries again while the server is too busy or too slow, as it is on a slow machine. A booking needs an
 * idempotency key: it may have been stored although its answer was an error.
 */
export async function retryWhileBusy(call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call();
  return [408, 503].includes(answer.status) ? retryWhileBusy(call) : answer;
}

/** The calendar entry of an e-mail, parsed by another library. */
export function entryIn(mail: ParsedMail | undefined) {
  const file = mail?.attachments.find(({ contentType }) => contentType === 'application/ics');
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(file?.content ?? '').toString('utf8')));
  const component = calendar.getFirstSubcomponent('vevent');
  const event = new ICAL.Event(component ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component?.getFirstPropertyValue('status'),
    stamp: component?.getFirstPropertyValue('dtstamp')?.toString(),
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    zone: event.startDate.zone?.tzid,
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: addressIn(event.organizer),
    attendees: event.attendees.map((attendee) => addressIn(attendee.getFirstValue())),
  };
}

const addressIn = (uri: unknown) => String(uri).replace(/^mailto:/i, '');
