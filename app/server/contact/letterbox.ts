import type { Database } from '../db/open.ts';
import type { Settings } from '../settings.ts';

/** What everybody needs who has to do with messages. */
export interface Letterbox {
  settings: Settings;
  database: Database;
  now: () => Date;
  /** Tells the outbox that there is mail to send. */
  mailWaits: () => void;
}
