import * as z from 'zod/mini';
import { email, line, name, prose, remark } from './fields.ts';
import { limits } from './limits.ts';

/** A message from the contact form. */
export const contactRequestSchema = z.object({
  name,
  email,
  message: prose(limits.message),
  /** The budget plan that it is about, as encoded in a link. */
  plan: z.optional(remark(limits.url)),
  /** Honeypot: a hidden field that only bots fill in. It must be empty. */
  website: z.string().check(z.maxLength(limits.url)),
  /** Form token: it holds when the form was opened, and makes repeated submissions one message. */
  ticket: line(limits.short),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

export const contactAnswerSchema = z.object({ id: z.string() });
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;

/** The response when a form is opened. */
export const ticketSchema = z.object({
  ticket: z.string(),
  /** Milliseconds until the server accepts the form: only bots are faster. */
  wait: z.number(),
});
export type TicketAnswer = z.infer<typeof ticketSchema>;
