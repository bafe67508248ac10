import type { FastifyInstance } from 'fastify';
import { type PublicConfig, publicConfigSchema } from '../../src/domain/contract/config.ts';
import type { Settings } from '../settings.ts';

const schema = { summary: 'The public settings', response: { 200: publicConfigSchema } };

/** The public settings, for the browser. */
export function configRoute(app: FastifyInstance, { checkoutUi, stripe }: Settings, betaEnds: Date): void {
  const config: PublicConfig = {
    checkoutUi,
    stripePublishableKey: stripe?.publishableKey ?? null,
    checkoutHost: stripe?.checkoutHost ?? null,
    payments: stripe ? 'stripe' : 'demo',
    betaEndsAt: betaEnds.toISOString(),
  };
  app.get('/api/config', { schema }, async () => config);
}
