import type { CallOutcome } from '../../src/domain/contract/staff/bookings.ts';
import { integer, type Row, table, text } from '../platform/db/table.ts';

/** Someone who takes calls. There is at least one. */
export const hosts = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    /** Empty for the first one until the team enters it: an agency of one needs no name beside its own. */
    name: text('none', 'not null'),
    /** Also gets the agency’s e-mails about this host’s calls; null for none. */
    email: text('none'),
    /** The order of hosts. Of several with equally few calls, the first gets the next one. */
    position: integer('none', 'not null'),
    /** Since when no new calls are booked; null while they are. */
    paused_at: text('none'),
    /** When it was removed; its past calls keep it. */
    removed_at: text('none'),
    created_at: text('none', 'not null'),
  },
});
export type HostRow = Row<typeof hosts>;

/** Days off that the team entered, in the agency's time zone. */
export const daysOff = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    /** "2026-12-24" */
    from_day: text('none', 'not null'),
    /** The last day off. */
    to_day: text('none', 'not null'),
    label: text('none', 'not null'),
    /** Who is away; null for all hosts. */
    host_id: text('none'),
    created_at: text('none', 'not null'),
    /** When it was removed; null while it applies. */
    removed_at: text('none'),
  },
});

/** The opening hours of a host that the team entered. */
export const openingHours = table({
  keptAs: null,
  columns: {
    host_id: text('none', 'primary key'),
    /** How often they were changed. */
    version: integer('none', 'not null'),
    /** JSON of `OpeningRules`; null while the hours of the catalogue apply. */
    rules: text('none'),
    changed_at: text('none', 'not null'),
    /** The id of the member or access token. */
    changed_by: text('none', 'not null'),
  },
});
export type OpeningHoursRow = Row<typeof openingHours>;

export type BookingStatus = 'booked' | 'cancelled';

export const bookings = table({
  keptAs: 'bookings',
  columns: {
    /** Also the UID of the calendar event. */
    id: text('unlinked', 'primary key'),
    /** The idempotency key of the request. */
    idempotency_key: text('none', 'not null unique'),
    /** SHA-256 of the request, to tell a repeated request from a different one under the same key. */
    fingerprint: text('internal', 'not null'),
    name: text('personal', 'not null'),
    email: text('personal', 'not null'),
    /** Who takes the call. */
    host_id: text('none', "not null default 'default'"),
    /** Bookings of a host that are not cancelled do not overlap. */
    starts_at: text('unlinked', 'not null'),
    ends_at: text('unlinked', 'not null'),
    /** The visitor's time zone, such as "Asia/Kolkata"; null when it is unknown. */
    time_zone: text('personal'),
    /** The team's note to the visitor in a booking by hand; empty for bookings by visitors. */
    note: text('personal', "not null default ''"),
    /** The link to its video meeting that the team added; null for that of all calls (MEETING_URL), if there is one. */
    meeting_url: text('personal'),
    /** The one that it had before its last change, whose undo brings it back: the log names nobody. */
    former_meeting_url: text('internal'),
    /** Answers to `bookingQuestions`, in the visitor’s words; empty when they don’t say. */
    about: text('personal', "not null default ''"),
    status: text('unlinked', 'not null').of<BookingStatus>(),
    /** What the team noted after it had begun; null while nobody has. */
    outcome: text('unlinked').of<CallOutcome>(),
    /** The iCalendar SEQUENCE: how often it was changed. */
    sequence: integer('none', 'not null'),
    created_at: text('unlinked', 'not null'),
    updated_at: text('unlinked', 'not null'),
    /** 1 when its account was erased: clear name and address once it is over. */
    erase_when_over: integer('none', 'not null default 0').of<0 | 1>(),
    /** The last reminder: the sequence that the booking had, and the hours before the call, as in "0 24". */
    reminded: text('none'),
    /** The order that paid for it, which has one booking at a time; null for a free consultation. */
    order_id: text('personal'),
  },
  indexes: [
    'create index bookings_address on bookings (lower(email))',
    'create index bookings_latest on bookings (created_at, id)',
    'create index bookings_start on bookings (starts_at, id)',
    "create unique index bookings_order on bookings (order_id) where status = 'booked'",
    "create unique index bookings_booked on bookings (starts_at, host_id) where status = 'booked'",
  ],
});
export type BookingRow = Row<typeof bookings>;

/** A time that is held while a visitor types; a device holds one at most. */
export const slotHolds = table({
  keptAs: null,
  columns: {
    /** HMAC of network and browser. */
    device: text('none', 'primary key'),
    /** HMAC of the key that the page sends; null without one. */
    key: text('none'),
    /** HMAC of the network; null when network limits are off. */
    network: text('none'),
    /** Who is kept free. */
    host_id: text('none', "not null default 'default'"),
    starts_at: text('none', 'not null'),
    ends_at: text('none', 'not null'),
    created_at: text('none', 'not null'),
    /** Never more than ten minutes after it was created. */
    expires_at: text('none', 'not null'),
  },
});
