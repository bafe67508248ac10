import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { contactAnswerSchema, contactRequestSchema, ticketSchema } from '../../src/domain/contract/contact.ts';
import { limited, rarely } from '../http/rateLimit.ts';
import type { Letterbox } from './letterbox.ts';
import { contactTicket, receive, shortestWriting } from './receive.ts';

/** Takes messages from the contact form. */
export function answerContact(app: FastifyInstance, box: Letterbox): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/api/contact/ticket',
    {
      schema: { summary: 'A ticket for one message', response: { 200: ticketSchema } },
      config: limited(box.settings),
    },
    async () => ({ ticket: contactTicket(box), wait: shortestWriting }),
  );

  typed.post(
    '/api/contact',
    {
      schema: { summary: 'Takes a message', body: contactRequestSchema, response: { 201: contactAnswerSchema } },
      config: rarely(box.settings),
    },
    async (request, reply) => {
      const { id } = await receive(box, request.body);
      return reply.code(201).send({ id });
    },
  );
}
