import * as z from 'zod/mini';
import { email, line, name, optionalText, prose } from './fields.ts';
import { limits } from './limits.ts';

/** A message from the contact form. */
export const contactRequestSchema = z.object({
  name,
  email,
  message: prose(limits.message),
  /** The budget plan that it is about, as encoded in a link. */
  plan: z.optional(optionalText(limits.url)),
  /** Honeypot: a hidden field that only bots fill in. It must be empty. */
  website: z.string().check(z.maxLength(limits.url)),
  /** Issued and signed when the form was opened. It identifies the message, so a repeated submission is stored once. */
  formToken: line(limits.short),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

export const contactAnswerSchema = z.object({ id: z.string() });

/** The response when a form is opened. */
export const formTokenSchema = z.object({
  formToken: z.string(),
  /** Milliseconds until the server accepts the form: only bots are faster. */
  wait: z.number(),
  /** By when a message sent now is answered, in a sentence; empty while nothing is promised. */
  promise: z.string(),
});
