import type { Opening } from '../../src/domain/catalogue/opening.ts';
import type { Database } from '../db/open.ts';
import type { Settings } from '../settings.ts';
import type { AccountLibrary } from './library.ts';

/** What everybody needs who has to do with accounts. */
export interface Registry {
  settings: Settings;
  database: Database;
  library: AccountLibrary;
  opening: Opening;
  now: () => Date;
  /** Tells the outbox that there is mail to send. */
  mailWaits: () => void;
}
