import { integer, type Row, table, text } from '../platform/db/table.ts';

/** A secret address by which a calendar program subscribes to all calls. */
export const calendarFeeds = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    /** Whose calendar it is, as the owner wrote. */
    name: text('none', 'not null'),
    /** SHA-256 of the secret in the address. */
    hash: text('none', 'not null unique'),
    created_by: text('none', 'not null'),
    created_at: text('none', 'not null'),
    last_read_at: text('none'),
  },
});

/** A calendar of a host whose busy times can't be booked. */
export const calendars = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    /**
     * Whose it is: only this host is busy, and only calls of this host are written into it. Empty for a calendar that was
     * removed, until the calls are taken out of it.
     */
    host_id: text('none', "not null default 'default'"),
    name: text('none', 'not null'),
    /** Its address; it may hold a secret. */
    url: text('none', 'not null'),
    /** The login to the account (CalDAV) whose calendar it is; null for a calendar that its address alone opens. */
    username: text('none'),
    /** The app password, encrypted with the secret of this installation. */
    password: text('none'),
    /** Whether calls are written into it: only into calendars of accounts. */
    writes: integer('none', 'not null default 0').of<0 | 1>(),
    /** Of the last answer, to be told when nothing has changed. */
    etag: text('none'),
    last_modified: text('none'),
    created_by: text('none', 'not null'),
    created_at: text('none', 'not null'),
    /** When it was last tried to read it. */
    tried_at: text('none', 'not null'),
    /** When it was last read, changed or not. */
    read_at: text('none', 'not null'),
    /** When its busy times were last computed: they reach a year ahead. */
    parsed_at: text('none', 'not null'),
    /** How many of its events couldn't be understood. */
    unread: integer('none', 'not null'),
    /** The names of some of them, as JSON. */
    skipped: text('none', "not null default '[]'"),
    /** Whether invitations that its owner hasn't answered are busy. */
    counts_unanswered: integer('none', 'not null default 0').of<0 | 1>(),
    /** Since when it can't be read; null while it can. */
    failing_since: text('none'),
    /** Why, in words for the team. */
    failure: text('none'),
  },
});
export type CalendarRow = Row<typeof calendars>;

/** When a calendar is busy. The times of one calendar don't overlap. */
export const busyTimes = table({
  keptAs: null,
  columns: {
    calendar_id: text('none', 'not null references calendars (id) on delete cascade'),
    starts_at: text('none', 'not null'),
    ends_at: text('none', 'not null'),
  },
  constraints: ['constraint busy_times_pkey primary key (calendar_id, starts_at)'],
  indexes: ['create index busy_times_ends on busy_times (ends_at, starts_at)'],
});

/** What happened in a calendar to a call that was written into it. */
export type NoticedChange = 'deleted' | 'moved' | 'declined';

/** A call that is written into a calendar, until it is taken out. */
export const calendarEntries = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    calendar_id: text('none', 'not null references calendars (id) on delete cascade'),
    booking_id: text('none', 'not null references bookings (id) on delete cascade'),
    attempts: integer('none', 'not null'),
    /** When it is to be written; null when there is nothing to do. */
    due_at: text('none'),
    /** When it was last written. */
    written_at: text('none'),
    /** Why it couldn't be written or taken out, in words for the team. */
    failure: text('none'),
    noticed: text('none').of<NoticedChange>(),
  },
  constraints: ['constraint calendar_entries_booking unique (calendar_id, booking_id)'],
  indexes: ['create index calendar_entries_due on calendar_entries (due_at)'],
});
export type CalendarEntryRow = Row<typeof calendarEntries>;
