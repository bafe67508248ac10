import type { Database } from '../db/open.ts';
import type { Settings } from '../settings.ts';

/** What everybody needs who has to do with the newsletter's list. */
export interface MailingList {
  settings: Settings;
  database: Database;
  now: () => Date;
  /** Tells the outbox that there is mail to send. */
  mailWaits: () => void;
}
