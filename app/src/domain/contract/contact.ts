import * as z from 'zod/mini';
import { email, line, name, prose, remark } from './fields.ts';
import { limits } from './limits.ts';

/** A message from the contact form. */
export const contactRequestSchema = z.object({
  name,
  email,
  message: prose(limits.message),
  /** The plan of the budget planner that it is about, as a link carries it. */
  plan: z.optional(remark(limits.url)),
  /** A field that people do not see and programs fill in: it must be empty. */
  website: z.string().check(z.maxLength(limits.url)),
  /** Shows when the form was opened; one ticket is one message, however often it is sent. */
  ticket: line(limits.short),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

export const contactAnswerSchema = z.object({ id: z.string() });
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;

/** What a form gets when it is opened. */
export const ticketSchema = z.object({
  ticket: z.string(),
  /** Milliseconds until it is taken: nobody writes a message sooner. */
  wait: z.number(),
});
export type TicketAnswer = z.infer<typeof ticketSchema>;
