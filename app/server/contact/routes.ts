import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { contactAnswerSchema, contactRequestSchema, ticketSchema } from '../../src/domain/contract/contact.ts';
import { limited, rarely } from '../http/rateLimit.ts';
import type { Context } from '../context.ts';
import { contactTicket, receive, shortestWriting } from './receive.ts';

/** Takes messages from the contact form. */
export function answerContact(app: FastifyInstance, context: Context): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/api/contact/ticket',
    {
      schema: { summary: 'A ticket for one message', response: { 200: ticketSchema } },
      config: limited(context.settings),
    },
    async () => ({ ticket: contactTicket(context), wait: shortestWriting }),
  );

  typed.post(
    '/api/contact',
    {
      schema: { summary: 'Takes a message', body: contactRequestSchema, response: { 201: contactAnswerSchema } },
      config: rarely(context.settings),
    },
    async (request, reply) => {
      const { id } = await receive(context, request.body);
      return reply.code(201).send({ id });
    },
  );
}
