import { integer, type Row, table, text } from '../platform/db/table.ts';

export const accounts = table({
  keptAs: 'logins',
  columns: {
    id: text('internal', 'primary key'),
    name: text('personal', 'not null'),
    /** In lower case: one address is one account. */
    email: text('personal', 'not null unique'),
    /** Whether the owner has confirmed the address. */
    email_verified: integer('personal', 'not null').of<0 | 1>(),
    image: text('none'),
    created_at: text('personal', 'not null'),
    updated_at: text('internal', 'not null'),
    /** 1 when logging in to the desk takes a code of an authenticator app. */
    two_factor_enabled: integer('internal', 'not null default 0').of<0 | 1>(),
  },
  indexes: ['create index accounts_latest on accounts (created_at, id)'],
});
export type AccountRow = Row<typeof accounts>;

/** A login session. */
export const accountSessions = table({
  keptAs: 'logins',
  columns: {
    id: text('personal', 'primary key'),
    account_id: text('internal', 'not null references accounts (id) on delete cascade'),
    /** The cookie holds it with a signature. */
    token: text('internal', 'not null unique'),
    /** Never stored. */
    ip_address: text('none'),
    /** "Firefox on Windows" */
    user_agent: text('personal'),
    expires_at: text('internal', 'not null'),
    created_at: text('personal', 'not null'),
    /** When it was last used, to a few minutes. */
    updated_at: text('personal', 'not null'),
  },
  indexes: ['create index account_sessions_account on account_sessions (account_id)'],
});

/** How an account logs in: always a password so far. */
export const accountCredentials = table({
  keptAs: 'logins',
  columns: {
    id: text('internal', 'primary key'),
    account_id: text('internal', 'not null references accounts (id) on delete cascade'),
    provider: text('none', 'not null'),
    provider_account: text('internal', 'not null'),
    access_token: text('none'),
    refresh_token: text('none'),
    id_token: text('none'),
    access_token_expires_at: text('none'),
    refresh_token_expires_at: text('none'),
    scope: text('none'),
    /** The hash with its parameters. */
    password: text('internal'),
    created_at: text('internal', 'not null'),
    updated_at: text('internal', 'not null'),
  },
  constraints: ['constraint account_credentials_once unique (provider, provider_account)'],
  indexes: ['create index account_credentials_account on account_credentials (account_id)'],
});

/** One-time values of the auth library; ours are `account_links`. */
export const accountVerifications = table({
  keptAs: 'logins',
  columns: {
    id: text('none', 'primary key'),
    identifier: text('internal', 'not null'),
    value: text('internal', 'not null'),
    expires_at: text('none', 'not null'),
    created_at: text('none', 'not null'),
    updated_at: text('none', 'not null'),
  },
  indexes: ['create index account_verifications_identifier on account_verifications (identifier)'],
});

/**
 * What a link in an e-mail does. `sign-up`: opens an account. `reset`: sets a new password. `agree`: the old address approves
 * a new one. `new-address`: confirms the new address. `deletion`: deletes the account.
 */
export type LinkPurpose = 'sign-up' | 'reset' | 'agree' | 'new-address' | 'deletion';

/** A link in an e-mail that works once. */
export const accountLinks = table({
  keptAs: 'logins',
  columns: {
    /** SHA-256 of the token in the link, so that the table holds no valid token. */
    id: text('internal', 'primary key'),
    kind: text('none', 'not null').of<LinkPurpose>(),
    /** The recipient, in lower case. */
    address: text('internal', 'not null'),
    /** Null when there is no account yet. */
    account_id: text('internal', 'references accounts (id) on delete cascade'),
    /** Name and password hash of the account to open. */
    name: text('internal'),
    password: text('internal'),
    /** The address the account is to change to. */
    new_address: text('internal'),
    created_at: text('none', 'not null'),
    expires_at: text('none', 'not null'),
  },
  indexes: [
    'create index account_links_address on account_links (address)',
    'create index account_links_account on account_links (account_id)',
  ],
});
export type AccountLinkRow = Row<typeof accountLinks>;

/** A used link, to explain on a second visit that it was used. Not linked to an account. */
export const accountUsedLinks = table({
  keptAs: null,
  columns: {
    /** SHA-256 of the token in the link. */
    id: text('none', 'primary key'),
    kind: text('none', 'not null').of<LinkPurpose>(),
    used_at: text('none', 'not null'),
  },
});

/** A verified address. What was done under an address belongs to the account that verified it last. */
export const accountAddresses = table({
  keptAs: 'logins',
  columns: {
    /** In lower case. */
    address: text('personal', 'primary key'),
    account_id: text('internal', 'not null references accounts (id) on delete cascade'),
    proved_at: text('internal', 'not null'),
  },
  indexes: ['create index account_addresses_account on account_addresses (account_id)'],
});
