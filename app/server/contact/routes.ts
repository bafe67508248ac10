import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { contactAnswerSchema, contactRequestSchema, formTokenSchema } from '../../src/domain/contract/contact.ts';
import type { Context } from '../context.ts';
import { formLimit, writeLimit } from '../http/rateLimit.ts';
import { networkOf } from '../limits/network.ts';
import { contactFormToken, minWritingTime, receiveMessage } from './receiveMessage.ts';

/** The contact form's API. */
export function contactRoutes(app: FastifyInstance, context: Context): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/api/contact/form-token',
    {
      schema: { summary: 'A form token for one message', response: { 200: formTokenSchema } },
      config: writeLimit(context.settings),
    },
    async () => ({ formToken: contactFormToken(context), wait: minWritingTime }),
  );

  typed.post(
    '/api/contact',
    {
      schema: { summary: 'Sends a message', body: contactRequestSchema, response: { 201: contactAnswerSchema } },
      config: formLimit(context.settings),
    },
    async (request, reply) => {
      const { id } = await receiveMessage(context, request.body, { key: networkOf(request, context.settings) });
      return reply.code(201).send({ id });
    },
  );
}
