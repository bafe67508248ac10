/** Accounts of visitors and of the team. The auth library uses the tables of sessions, credentials, verifications, codes and passkeys. */
export const accounts = [
  `create table accounts (
    id text primary key,
    name text not null,
    email text not null unique,
    email_verified integer not null,
    image text,
    created_at text not null,
    updated_at text not null,
    two_factor_enabled integer not null default 0
  )`,
  'create index accounts_latest on accounts (created_at, id)',
  `create table account_sessions (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    token text not null unique,
    ip_address text,
    user_agent text,
    expires_at text not null,
    created_at text not null,
    updated_at text not null
  )`,
  'create index account_sessions_account on account_sessions (account_id)',
  `create table account_credentials (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    provider text not null,
    provider_account text not null,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at text,
    refresh_token_expires_at text,
    scope text,
    password text,
    created_at text not null,
    updated_at text not null,
    constraint account_credentials_once unique (provider, provider_account)
  )`,
  'create index account_credentials_account on account_credentials (account_id)',
  `create table account_verifications (
    id text primary key,
    identifier text not null,
    value text not null,
    expires_at text not null,
    created_at text not null,
    updated_at text not null
  )`,
  'create index account_verifications_identifier on account_verifications (identifier)',
  `create table account_links (
    id text primary key,
    kind text not null,
    address text not null,
    account_id text references accounts (id) on delete cascade,
    name text,
    password text,
    new_address text,
    created_at text not null,
    expires_at text not null
  )`,
  'create index account_links_address on account_links (address)',
  'create index account_links_account on account_links (account_id)',
  `create table account_used_links (
    id text primary key,
    kind text not null,
    used_at text not null
  )`,
  `create table account_addresses (
    address text primary key,
    account_id text not null references accounts (id) on delete cascade,
    proved_at text not null
  )`,
  'create index account_addresses_account on account_addresses (account_id)',
  `create table staff (
    id text primary key,
    address text not null unique,
    role text not null,
    invited_by text,
    created_at text not null,
    updated_at text not null,
    last_login_at text
  )`,
  `create table staff_sessions (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    token text not null unique,
    ip_address text,
    user_agent text,
    expires_at text not null,
    created_at text not null,
    updated_at text not null,
    proven_at text
  )`,
  'create index staff_sessions_account on staff_sessions (account_id)',
  `create table staff_codes (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    secret text not null,
    recovery_codes text not null,
    verified integer not null default 0,
    failed_attempts integer not null default 0,
    locked_until text,
    last_step integer
  )`,
  'create index staff_codes_account on staff_codes (account_id)',
  `create table staff_passkeys (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    name text,
    public_key text not null,
    credential_id text not null unique,
    counter integer not null,
    device_type text not null,
    backed_up integer not null,
    transports text,
    created_at text,
    aaguid text
  )`,
  'create index staff_passkeys_account on staff_passkeys (account_id)',
  `create table staff_tokens (
    id text primary key,
    name text not null,
    hash text not null unique,
    scopes text not null,
    created_by text not null,
    created_at text not null,
    last_used_at text,
    revoked_at text
  )`,
  `create table kept_filters (
    id text primary key,
    member text not null references staff (id) on delete cascade,
    name text not null,
    view text not null,
    search text not null,
    created_at text not null,
    constraint kept_filters_name unique (member, name)
  )`,
  `create table audit_log (
    id text primary key,
    at text not null,
    actor text not null,
    idempotency_key text not null unique,
    fingerprint text not null,
    action text not null,
    subject text not null,
    before text not null,
    after text not null
  )`,
  'create index audit_log_at on audit_log (at)',
  'create index audit_log_subject on audit_log (subject, at)',
  'create index audit_log_actor on audit_log (actor, at, id)',
  'create index audit_log_action on audit_log (action, at, id)',
] as const;
