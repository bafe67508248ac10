import type { FastifyInstance } from 'fastify';
import { openContactFormEndpoint, sendMessageEndpoint } from '../../src/domain/contract/visitors.ts';
import type { Context } from '../platform/context.ts';
import { formLimit, writeLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { networkOf } from '../platform/limits/network.ts';
import { contactFormToken, minWritingTime, receiveMessage } from './receiveMessage.ts';

/** The contact form's API. */
export function contactRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);

  serve(
    openContactFormEndpoint,
    { summary: 'A form token for one message', config: writeLimit(context.settings) },
    async () => ({ formToken: contactFormToken(context), wait: minWritingTime }),
  );

  serve(
    sendMessageEndpoint,
    { summary: 'Sends a message', config: formLimit(context.settings) },
    async (request, reply) => {
      const { id } = await receiveMessage(context, request.body, { key: networkOf(request, context.settings) });
      return reply.code(201).send({ id });
    },
  );
}
