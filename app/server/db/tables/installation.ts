/** A counter of a daily limit. */
export interface DailyCountRow {
  /** The name of the limit. */
  what: string;
  /** HMAC of the address or network that is counted. */
  whose: string;
  count: number;
  /** When it started; a day later it starts again. */
  since: string;
}

/** A probe row, written and deleted to check that the database is writable. */
export interface WriteCheckRow {
  id: string;
  filler: string;
}

/** Values of the installation as a whole. */
export interface InstallationRow {
  name: 'secret' | 'backup' | 'backup-failure' | 'bucket' | 'bucket-failure' | 'stripe-webhook';
  /**
   * For `secret`: its fingerprint, an HMAC. For `backup`: when the last one was made. For `backup-failure`: when the server
   * failed to make one since then, and why, as JSON. `bucket` and `bucket-failure` are the same for the backup that was copied
   * to the bucket. For `stripe-webhook`: when the last event from Stripe arrived.
   */
  value: string;
}
