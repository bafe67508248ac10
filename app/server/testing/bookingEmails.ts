import { eachQuestion } from '../../src/domain/booking/questions.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { type BookingEvent, bookingEmails } from '../booking/emails.ts';
import { manageUrlOf } from '../booking/linkToken.ts';
import type { BookingRow } from '../booking/table.ts';
import { readSettings } from '../platform/settings/settings.ts';
import type { CallHost } from '../team/hosts.ts';

export const id = '0a1b2c3d-0000-4000-8000-000000000000';
export const environment = {
  SECRET: 'x'.repeat(32),
  MAIL_FROM: 'Knot & Sons <hello@agency.example>',
  AGENCY_EMAIL: 'office@agency.example',
  AGENCY_NAME: 'Knot & Sons',
};

export const origin = 'https://agency.example';

export const exampleBooking: BookingRow = {
  id,
  idempotency_key: 'key',
  fingerprint: 'f',
  name: 'Ann Byrne',
  email: 'ann@example.ie',
  host_id: 'default',
  starts_at: '2026-11-24T09:30:00.000Z',
  ends_at: '2026-11-24T10:00:00.000Z',
  time_zone: 'Europe/Dublin',
  status: 'booked',
  outcome: null,
  sequence: 0,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  note: '',
  meeting_url: null,
  former_meeting_url: null,
  ...eachQuestion(() => ''),
  erase_when_over: 0,
  reminded: null,
  order_id: null,
};

/** The host of an agency that has one. */
export const onlyHost: CallHost = { name: null, email: null };

export function emailsOf(
  change: Partial<BookingRow> = {},
  news: BookingEvent = { kind: 'booked' },
  more: Record<string, string> = {},
  host: CallHost = onlyHost,
) {
  const booking: BookingRow = { ...exampleBooking, ...change };
  const settings = readSettings({ ...environment, ...more });
  const [visitor, agency] = bookingEmails({ booking, event: news, host, settings, opening, origin });
  if (!visitor || !agency) throw new Error('There are two e-mails.');
  const links = {
    visitor: manageUrlOf(booking, settings, origin, 'visitor'),
    agency: manageUrlOf(booking, settings, origin, 'agency'),
  };
  return { visitor, agency, links };
}
