import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open.ts';
import type { Settings } from '../settings.ts';
import type { PaymentProvider } from './provider.ts';

/** What everybody needs who has to do with a payment. */
export interface Desk {
  settings: Settings;
  database: Database;
  provider: PaymentProvider;
  now: () => Date;
  /** Tells the outbox that there is mail to send. */
  mailWaits: () => void;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}
