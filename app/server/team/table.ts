import type { Role } from '../../src/domain/staff/roles.ts';
import { integer, type Row, table, text } from '../platform/db/table.ts';

/** A member of the team, or an invited person who hasn't logged in yet. Owners by ADMIN_EMAILS get a row at their first login. */
export const staff = table({
  keptAs: 'team',
  columns: {
    /** Named by the audit log, which outlives the member. */
    id: text('none', 'primary key'),
    /** The address of the account, in lower case. */
    address: text('internal', 'not null unique'),
    role: text('none', 'not null').of<Role>(),
    /** The member who invited; null for an owner by ADMIN_EMAILS. */
    invited_by: text('none'),
    created_at: text('none', 'not null'),
    updated_at: text('none', 'not null'),
    /** When a second factor was last proven at a login. */
    last_login_at: text('none'),
  },
});
export type StaffRow = Row<typeof staff>;

/** A login of the desk: not the session of the site's accounts. */
export const staffSessions = table({
  keptAs: 'team',
  columns: {
    id: text('internal', 'primary key'),
    account_id: text('internal', 'not null references accounts (id) on delete cascade'),
    /** The cookie holds it with a signature. */
    token: text('internal', 'not null unique'),
    /** Never stored. */
    ip_address: text('none'),
    /** "Firefox on Windows" */
    user_agent: text('internal'),
    expires_at: text('internal', 'not null'),
    created_at: text('internal', 'not null'),
    updated_at: text('internal', 'not null'),
    /** When the second factor was last proven; null while there is none yet. */
    proven_at: text('internal'),
  },
  indexes: ['create index staff_sessions_account on staff_sessions (account_id)'],
});

/** An authenticator app. */
export const staffCodes = table({
  keptAs: 'team',
  columns: {
    id: text('internal', 'primary key'),
    account_id: text('internal', 'not null references accounts (id) on delete cascade'),
    /** Encrypted with SECRET, as are the recovery codes. */
    secret: text('internal', 'not null'),
    recovery_codes: text('internal', 'not null'),
    verified: integer('none', 'not null default 0').of<0 | 1>(),
    /** Wrong codes in a row. */
    failed_attempts: integer('none', 'not null default 0'),
    locked_until: text('none'),
    /** The last time step (RFC 6238) whose code was accepted. */
    last_step: integer('none'),
  },
  indexes: ['create index staff_codes_account on staff_codes (account_id)'],
});

/** A passkey (WebAuthn). */
export const staffPasskeys = table({
  keptAs: 'team',
  columns: {
    id: text('internal', 'primary key'),
    account_id: text('internal', 'not null references accounts (id) on delete cascade'),
    name: text('internal'),
    public_key: text('internal', 'not null'),
    credential_id: text('internal', 'not null unique'),
    counter: integer('none', 'not null'),
    device_type: text('none', 'not null'),
    backed_up: integer('none', 'not null').of<0 | 1>(),
    transports: text('none'),
    created_at: text('internal'),
    aaguid: text('none'),
  },
  indexes: ['create index staff_passkeys_account on staff_passkeys (account_id)'],
});

/** An access token of a program. */
export const staffTokens = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    /** What it is for, as the owner wrote. */
    name: text('none', 'not null'),
    /** SHA-256 of the token. */
    hash: text('none', 'not null unique'),
    /** Separated by spaces: "orders:read mail:write". */
    scopes: text('none', 'not null'),
    created_by: text('none', 'not null'),
    created_at: text('none', 'not null'),
    last_used_at: text('none'),
    revoked_at: text('none'),
  },
});
export type StaffTokenRow = Row<typeof staffTokens>;

/** What a member of the team, a program, or one of `outsideActors` did. Rows are added; then only `unsent` is: the e-mail never left. */
export const auditLog = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    at: text('none', 'not null'),
    /** The id of the member or access token, or one of `outsideActors`. */
    actor: text('none', 'not null'),
    /** The idempotency key of the request, with the actor before it. */
    idempotency_key: text('none', 'not null unique'),
    /** HMAC of the request, to tell a repeated one from a different one under the same key. */
    fingerprint: text('none', 'not null'),
    /** "order.stage" */
    action: text('none', 'not null'),
    /** "order:5d91e0b2-…" */
    subject: text('none', 'not null'),
    /** JSON, without personal data. */
    before: text('none', 'not null'),
    after: text('none', 'not null'),
  },
  indexes: [
    'create index audit_log_at on audit_log (at)',
    'create index audit_log_subject on audit_log (subject, at)',
    'create index audit_log_actor on audit_log (actor, at, id)',
    'create index audit_log_action on audit_log (action, at, id)',
  ],
});
export type AuditRow = Row<typeof auditLog>;

/** A note of the team about an order. The customer sees it only in the export of their data. */
export const orderNotes = table({
  keptAs: 'paidOrders',
  columns: {
    id: text('internal', 'primary key'),
    order_id: text('personal', 'not null references orders (id) on delete cascade'),
    /** The id of the member. */
    author: text('none', 'not null'),
    text: text('personal', 'not null'),
    created_at: text('personal', 'not null'),
  },
  indexes: ['create index order_notes_order on order_notes (order_id)'],
});
export type OrderNoteRow = Row<typeof orderNotes>;

/** A filter of the list of orders that a member keeps for themselves. */
export const keptFilters = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    /** The id of the member. */
    member: text('none', 'not null references staff (id) on delete cascade'),
    /** Unique for the member. */
    name: text('none', 'not null'),
    view: text('none', 'not null'),
    search: text('none', 'not null'),
    /** JSON: how the list is sorted, and by which days and amounts it is narrowed. */
    narrowing: text('none', 'not null'),
    created_at: text('none', 'not null'),
  },
  constraints: ['constraint kept_filters_name unique (member, name)'],
});
