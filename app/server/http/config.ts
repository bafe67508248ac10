import type { FastifyInstance } from 'fastify';
import { type PublicConfig, publicConfigSchema } from '../../src/domain/contract/config.ts';
import type { Settings } from '../settings.ts';

const schema = { summary: 'What a browser may know of the settings', response: { 200: publicConfigSchema } };

/** Tells the browser what it has to know of the settings, and nothing that is secret. */
export function answerConfig(app: FastifyInstance, { checkoutUi, stripe }: Settings, betaEnds: Date): void {
  const config: PublicConfig = {
    checkoutUi,
    stripePublishableKey: stripe?.publishableKey ?? null,
    checkoutHost: stripe?.checkoutHost ?? null,
    payments: stripe ? 'stripe' : 'demo',
    betaEndsAt: betaEnds.toISOString(),
  };
  app.get('/api/config', { schema }, async () => config);
}
