import type { Role } from '../../../src/domain/staff/roles.ts';

/** A member of the team, or an invited person who hasn't logged in yet. Owners by ADMIN_EMAILS get a row at their first login. */
export interface StaffRow {
  /** Named by the audit log, which outlives the member. */
  id: string;
  /** The address of the account, in lower case. */
  address: string;
  role: Role;
  /** The member who invited; null for an owner by ADMIN_EMAILS. */
  invited_by: string | null;
  created_at: string;
  updated_at: string;
  /** When a second factor was last proven at a login. */
  last_login_at: string | null;
}

/** A login of the desk: not the session of the site's accounts. */
export interface StaffSessionRow {
  id: string;
  account_id: string;
  /** The cookie holds it with a signature. */
  token: string;
  /** Never stored. */
  ip_address: string | null;
  /** "Firefox on Windows" */
  user_agent: string | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
  /** When the second factor was last proven; null while there is none yet. */
  proven_at: string | null;
}

/** An authenticator app. */
export interface StaffCodeRow {
  id: string;
  account_id: string;
  /** Encrypted with SECRET, as are the recovery codes. */
  secret: string;
  recovery_codes: string;
  verified: 0 | 1;
  /** Wrong codes in a row. */
  failed_attempts: number;
  locked_until: string | null;
  /** The last time step (RFC 6238) whose code was accepted. */
  last_step: number | null;
}

/** A passkey (WebAuthn). */
export interface StaffPasskeyRow {
  id: string;
  account_id: string;
  name: string | null;
  public_key: string;
  credential_id: string;
  counter: number;
  device_type: string;
  backed_up: 0 | 1;
  transports: string | null;
  created_at: string | null;
  aaguid: string | null;
}

/** An access token of a program. */
export interface StaffTokenRow {
  id: string;
  /** What it is for, as the owner wrote. */
  name: string;
  /** SHA-256 of the token. */
  hash: string;
  /** Separated by spaces: "orders:read mail:write". */
  scopes: string;
  created_by: string;
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
}

/** What a member of the team or a program did, or a customer by the link of a booking. Rows are added and never changed. */
export interface AuditRow {
  id: string;
  at: string;
  /** The id of the member or access token, or one of `linkActors`. */
  actor: string;
  /** The idempotency key of the request, with the actor before it. */
  idempotency_key: string;
  /** HMAC of the request, to tell a repeated one from a different one under the same key. */
  fingerprint: string;
  /** "order.stage" */
  action: string;
  /** "order:5d91e0b2-…" */
  subject: string;
  /** JSON, without personal data. */
  before: string;
  after: string;
}

/** A note of the team about an order. The customer sees it only in the export of their data. */
export interface OrderNoteRow {
  id: string;
  order_id: string;
  /** The id of the member. */
  author: string;
  text: string;
  created_at: string;
}

/** A filter of the list of orders that a member keeps for themselves. */
export interface SavedFilterRow {
  id: string;
  /** The id of the member. */
  member: string;
  /** Unique for the member. */
  name: string;
  view: string;
  search: string;
  created_at: string;
}
