export interface AccountRow {
  id: string;
  name: string;
  /** In lower case: one address is one account. */
  email: string;
  /** Whether the owner has confirmed the address. */
  email_verified: 0 | 1;
  image: string | null;
  created_at: string;
  updated_at: string;
  /** 1 when logging in to the desk takes a code of an authenticator app. */
  two_factor_enabled: 0 | 1;
}

/** A login session. */
export interface AccountSessionRow {
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
  /** When it was last used, to a few minutes. */
  updated_at: string;
}

/** How an account logs in: always a password so far. */
export interface AccountCredentialRow {
  id: string;
  account_id: string;
  provider: string;
  provider_account: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  /** The hash with its parameters. */
  password: string | null;
  created_at: string;
  updated_at: string;
}

/** One-time values of the auth library; ours are `account_links`. */
export interface AccountVerificationRow {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/**
 * What a link in an e-mail does. `sign-up`: opens an account. `reset`: sets a new password. `agree`: the old address approves
 * a new one. `new-address`: confirms the new address. `deletion`: deletes the account.
 */
export type LinkPurpose = 'sign-up' | 'reset' | 'agree' | 'new-address' | 'deletion';

/** A link in an e-mail that works once. */
export interface AccountLinkRow {
  /** SHA-256 of the token in the link, so that the table holds no valid token. */
  id: string;
  kind: LinkPurpose;
  /** The recipient, in lower case. */
  address: string;
  /** Null when there is no account yet. */
  account_id: string | null;
  /** Name and password hash of the account to open. */
  name: string | null;
  password: string | null;
  /** The address the account is to change to. */
  new_address: string | null;
  created_at: string;
  expires_at: string;
}

/** A used link, to explain on a second visit that it was used. Not linked to an account. */
export interface AccountUsedLinkRow {
  /** SHA-256 of the token in the link. */
  id: string;
  kind: LinkPurpose;
  used_at: string;
}

/** A verified address. What was done under an address belongs to the account that verified it last. */
export interface AccountAddressRow {
  /** In lower case. */
  address: string;
  account_id: string;
  proved_at: string;
}
