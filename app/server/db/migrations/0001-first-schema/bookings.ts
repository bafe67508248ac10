/** Consultations: hosts with their hours and calendars, and the calls that are booked or held. */
export const bookings = [
  `create table hosts (
    id text primary key,
    name text not null,
    email text,
    position integer not null,
    paused_at text,
    removed_at text,
    created_at text not null
  )`,
  `create table bookings (
    id text primary key,
    idempotency_key text not null unique,
    fingerprint text not null,
    name text not null,
    email text not null,
    starts_at text not null,
    ends_at text not null,
    status text not null,
    sequence integer not null,
    created_at text not null,
    updated_at text not null,
    time_zone text,
    erase_when_over integer not null default 0,
    note text not null default '',
    reminded text,
    order_id text,
    host_id text not null default 'default'
  )`,
  'create index bookings_address on bookings (lower(email))',
  'create index bookings_latest on bookings (created_at, id)',
  'create index bookings_start on bookings (starts_at, id)',
  "create unique index bookings_order on bookings (order_id) where status = 'booked'",
  "create unique index bookings_booked on bookings (starts_at, host_id) where status = 'booked'",
  `create table slot_holds (
    device text primary key,
    key text,
    network text,
    starts_at text not null,
    ends_at text not null,
    created_at text not null,
    expires_at text not null,
    host_id text not null default 'default'
  )`,
  `create table days_off (
    id text primary key,
    from_day text not null,
    to_day text not null,
    label text not null,
    created_at text not null,
    removed_at text
  )`,
  `create table opening_hours (
    host_id text primary key,
    version integer not null,
    rules text,
    changed_at text not null,
    changed_by text not null
  )`,
  `create table calendar_feeds (
    id text primary key,
    name text not null,
    hash text not null unique,
    created_by text not null,
    created_at text not null,
    last_read_at text
  )`,
  `create table calendars (
    id text primary key,
    name text not null,
    url text not null,
    etag text,
    last_modified text,
    created_by text not null,
    created_at text not null,
    tried_at text not null,
    read_at text not null,
    parsed_at text not null,
    unread integer not null,
    failing_since text,
    failure text,
    username text,
    password text,
    writes integer not null default 0,
    host_id text not null default 'default',
    skipped text not null default '[]',
    counts_unanswered integer not null default 0
  )`,
  `create table busy_times (
    calendar_id text not null references calendars (id) on delete cascade,
    starts_at text not null,
    ends_at text not null,
    constraint busy_times_pkey primary key (calendar_id, starts_at)
  )`,
  'create index busy_times_ends on busy_times (ends_at, starts_at)',
  `create table calendar_entries (
    id text primary key,
    calendar_id text not null references calendars (id) on delete cascade,
    booking_id text not null references bookings (id) on delete cascade,
    attempts integer not null,
    due_at text,
    written_at text,
    failure text,
    noticed text,
    constraint calendar_entries_booking unique (calendar_id, booking_id)
  )`,
  'create index calendar_entries_due on calendar_entries (due_at)',
] as const;
