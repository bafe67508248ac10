import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../platform/context.ts';
import { keepValue } from '../platform/db/installation.ts';
import { type CardPayments, webhookPath } from '../platform/payments/provider.ts';
import { fulfil } from './fulfil.ts';

const schema = {
  summary: 'Receives the card provider’s events about payments; requires their signature',
  response: { 200: z.object({ received: z.boolean() }) },
};

/** Receives the card provider's events about payments. Events without a valid signature are rejected. */
export async function webhookRoute(app: FastifyInstance, context: Context, provider: CardPayments): Promise<void> {
  const { database, now } = context;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw body.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 512 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(webhookPath(provider.name), { config: { csrfExempt: true }, schema }, async ({ body, headers }) => {
      const event = await provider.readWebhook(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers, now());
      // So that the operator can see that the webhook is set up.
      await keepValue(database, `${provider.name}-webhook`, now().toISOString());
      if (event) await fulfil(context, event);
      return { received: true };
    });
  });
}
