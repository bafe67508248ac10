import type { Opening } from '../../src/domain/catalogue/opening.ts';
import type { Database } from '../db/open.ts';
import type { Settings } from '../settings.ts';

/** What everybody needs who has to do with a booking. */
export interface Diary {
  settings: Settings;
  database: Database;
  opening: Opening;
  now: () => Date;
  /** Tells the outbox that there is mail to send. */
  mailWaits: () => void;
}
