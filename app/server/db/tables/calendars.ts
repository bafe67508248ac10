/** A secret address by which a calendar program subscribes to all calls. */
export interface CalendarFeedRow {
  id: string;
  /** Whose calendar it is, as the owner wrote. */
  name: string;
  /** SHA-256 of the secret in the address. */
  hash: string;
  created_by: string;
  created_at: string;
  last_read_at: string | null;
}

/** A calendar of a host whose busy times can't be booked. */
export interface CalendarRow {
  id: string;
  /**
   * Whose it is: only this host is busy, and only calls of this host are written into it. Empty for a calendar that was
   * removed, until the calls are taken out of it.
   */
  host_id: string;
  name: string;
  /** Its address; it may hold a secret. */
  url: string;
  /** The login to the account (CalDAV) whose calendar it is; null for a calendar that its address alone opens. */
  username: string | null;
  /** The app password, encrypted with the secret of this installation. */
  password: string | null;
  /** Whether calls are written into it: only into calendars of accounts. */
  writes: 0 | 1;
  /** Of the last answer, to be told when nothing has changed. */
  etag: string | null;
  last_modified: string | null;
  created_by: string;
  created_at: string;
  /** When it was last tried to read it. */
  tried_at: string;
  /** When it was last read, changed or not. */
  read_at: string;
  /** When its busy times were last computed: they reach a year ahead. */
  parsed_at: string;
  /** How many of its events couldn't be understood. */
  unread: number;
  /** The names of some of them, as JSON. */
  skipped: string;
  /** Whether invitations that its owner hasn't answered are busy. */
  counts_unanswered: 0 | 1;
  /** Since when it can't be read; null while it can. */
  failing_since: string | null;
  /** Why, in words for the team. */
  failure: string | null;
}

/** When a calendar is busy. The times of one calendar don't overlap. */
export interface BusyTimeRow {
  calendar_id: string;
  starts_at: string;
  ends_at: string;
}

/** What happened in a calendar to a call that was written into it. */
export type NoticedChange = 'deleted' | 'moved' | 'declined';

/** A call that is written into a calendar, until it is taken out. */
export interface CalendarEntryRow {
  id: string;
  calendar_id: string;
  booking_id: string;
  attempts: number;
  /** When it is to be written; null when there is nothing to do. */
  due_at: string | null;
  /** When it was last written. */
  written_at: string | null;
  /** Why it couldn't be written or taken out, in words for the team. */
  failure: string | null;
  noticed: NoticedChange | null;
}
