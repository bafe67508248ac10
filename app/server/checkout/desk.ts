import type { FastifyBaseLogger } from 'fastify';
import type { CheckoutRequest } from '../../src/domain/contract/checkout.ts';
import type { Order } from '../../src/domain/selection.ts';
import type { Database } from '../db/open.ts';
import type { Settings } from '../settings.ts';
import type { PaymentProvider } from './provider.ts';

/** What everybody needs who has to do with a payment. */
export interface Desk {
  settings: Settings;
  database: Database;
  provider: PaymentProvider;
  /** What a purchase costs: as it was kept, or by today's list. */
  orderFor: (request: CheckoutRequest) => Promise<Order>;
  now: () => Date;
  /** Tells the outbox that there is mail to send. */
  mailWaits: () => void;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}
