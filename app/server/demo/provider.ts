import { randomUUID } from 'node:crypto';
import type { PaymentProvider } from '../checkout/provider.ts';

/** Stands in for a card provider where none is set up: a page of our own on which no card is charged. */
export const demoProvider: PaymentProvider = {
  name: 'demo',
  async createSession(order) {
    const id = `demo_${randomUUID()}`;
    return { id, url: new URL(`/demo-checkout/${id}`, order.success_url).href, clientSecret: null };
  },
  // Its page changes the order at once, so there is never anything to catch up on.
  askAbout: async () => null,
  endSession: async (sessionId) => ({
    id: `${sessionId}:expired`,
    kind: 'expired',
    sessionId,
    orderId: null,
    intentId: null,
    amount: null,
    currency: null,
  }),
  sessionOf: async () => null,
};
