import { readClock } from '../../src/domain/booking/clock.ts';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import type { Order, Selection } from '../../src/domain/selection.ts';
import type { Database } from '../db/open.ts';
import type { Settings } from '../settings.ts';

/** What everybody needs who has to do with a kept quote. */
export interface Shelf {
  settings: Settings;
  database: Database;
  opening: Opening;
  /** By today's price list. */
  priceOf: (selection: Selection) => Order;
  now: () => Date;
  /** Tells the outbox that there is mail to send. */
  mailWaits: () => void;
}

/** The day in the agency's calendar, as "2026-11-20". */
export function today({ now, opening }: Pick<Shelf, 'now' | 'opening'>): string {
  return readClock(now().getTime(), opening.timeZone).day;
}
