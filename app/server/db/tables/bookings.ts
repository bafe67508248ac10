/** Someone who takes calls. There is at least one. */
export interface HostRow {
  id: string;
  /** Empty for the first one until the team enters it: an agency of one needs no name beside its own. */
  name: string;
  /** Also gets the agency’s e-mails about this host’s calls; null for none. */
  email: string | null;
  /** The order of hosts. Of several with equally few calls, the first gets the next one. */
  position: number;
  /** Since when no new calls are booked; null while they are. */
  paused_at: string | null;
  /** When it was removed; its past calls keep it. */
  removed_at: string | null;
  created_at: string;
}

/** Days off that the team entered, for all hosts, in the agency's time zone. */
export interface DaysOffRow {
  id: string;
  /** "2026-12-24" */
  from_day: string;
  /** The last day off. */
  to_day: string;
  label: string;
  created_at: string;
  /** When it was removed; null while it applies. */
  removed_at: string | null;
}

/** The opening hours of a host that the team entered. */
export interface OpeningHoursRow {
  host_id: string;
  /** How often they were changed. */
  version: number;
  /** JSON of `OpeningRules`; null while the hours of the catalogue apply. */
  rules: string | null;
  changed_at: string;
  /** The id of the member or access token. */
  changed_by: string;
}

export type BookingStatus = 'booked' | 'cancelled';

export interface BookingRow {
  /** Also the UID of the calendar event. */
  id: string;
  /** The idempotency key of the request. */
  idempotency_key: string;
  /** SHA-256 of the request, to tell a repeated request from a different one under the same key. */
  fingerprint: string;
  name: string;
  email: string;
  /** Who takes the call. */
  host_id: string;
  /** Bookings of a host that are not cancelled do not overlap. */
  starts_at: string;
  ends_at: string;
  /** The visitor's time zone, such as "Asia/Kolkata"; null when it is unknown. */
  time_zone: string | null;
  /** The team's note to the visitor in a booking by hand; empty for bookings by visitors. */
  note: string;
  status: BookingStatus;
  /** The iCalendar SEQUENCE: how often it was changed. */
  sequence: number;
  created_at: string;
  updated_at: string;
  /** 1 when its account was erased: clear name and address once it is over. */
  erase_when_over: 0 | 1;
  /** The last reminder: the sequence that the booking had, and the hours before the call, as in "0 24". */
  reminded: string | null;
  /** The order that paid for it, which has one booking at a time; null for a free consultation. */
  order_id: string | null;
}

/** A time that is held while a visitor types; a device holds one at most. */
export interface SlotHoldRow {
  /** HMAC of network and browser. */
  device: string;
  /** HMAC of the key that the page sends; null without one. */
  key: string | null;
  /** HMAC of the network; null when network limits are off. */
  network: string | null;
  /** Who is kept free. */
  host_id: string;
  starts_at: string;
  ends_at: string;
  created_at: string;
  /** Never more than ten minutes after it was created. */
  expires_at: string;
}
