import { randomUUID } from 'node:crypto';
import type { PaymentProvider } from '../provider.ts';

/** Used when no card provider is set up: a page of our own, without charging a card. */
export const demoProvider: PaymentProvider = {
  id: 'demo',
  async createSession(_order, { successUrl }) {
    const id = `demo_${randomUUID()}`;
    return { id, url: new URL(`/demo-checkout/${id}`, successUrl).href, clientSecret: null };
  },
  // The demo's page changes the order at once, so there is nothing to check.
  fetchSessionState: async () => null,
  endSession: async (sessionId) => ({
    id: `${sessionId}:expired`,
    kind: 'expired',
    sessionId,
    orderId: null,
    intentId: null,
    amount: null,
    currency: null,
  }),
  // No webhook follows, so the response contains the event.
  refund: async ({ id, intentId, refundedAfter, at }) => ({
    kind: 'accepted',
    event: { id: `${id}:refunded`, kind: 'refund', intentId, at, refunded: refundedAfter, failed: [], made: null },
  }),
  refundedOf: async () => {
    throw new Error('The demo confirms every refund at once.');
  },
  sessionOf: async () => null,
};
