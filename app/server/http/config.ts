import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '../../src/domain/contract/config.ts';
import type { Settings } from '../settings.ts';

/** Tells the browser what it has to know of the settings, and nothing that is secret. */
export function answerConfig(app: FastifyInstance, { checkoutUi, stripe }: Settings, betaEnds: Date): void {
  const config: PublicConfig = {
    checkoutUi,
    stripePublishableKey: stripe?.publishableKey ?? null,
    checkoutHost: stripe?.checkoutHost ?? null,
    payments: stripe ? 'stripe' : 'demo',
    betaEndsAt: betaEnds.toISOString(),
  };
  app.get('/api/config', async () => config);
}
