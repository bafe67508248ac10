import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '../../../src/domain/contract/config.ts';
import { getConfigEndpoint } from '../../../src/domain/contract/visitors.ts';
import type { Settings } from '../settings/settings.ts';
import { serveOn } from './serve.ts';

/** The public settings, for the browser. */
export function configRoute(app: FastifyInstance, settings: Settings, betaEnds: Date): void {
  const { checkoutUi, stripe } = settings;
  const config: PublicConfig = {
    checkoutUi,
    stripePublishableKey: stripe?.publishableKey ?? null,
    checkoutHost: stripe?.checkoutHost ?? null,
    payments: stripe ? 'stripe' : 'demo',
    betaEndsAt: betaEnds.toISOString(),
  };
  serveOn(app, settings)(getConfigEndpoint, 'The public settings', async () => config);
}
