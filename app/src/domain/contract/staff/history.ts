import * as z from 'zod/mini';
import { mailStatuses } from './mails.ts';

/** Something that happened to an order or a call. */
export const eventSchema = z.object({
  at: z.string(),
  /** "Deposit of €396 paid by card" */
  what: z.string(),
  /** Who did it: the customer, a member's name, or null for the site itself. */
  who: z.nullable(z.string()),
});
export type HistoryEvent = z.infer<typeof eventSchema>;

/** An e-mail to the customer about an order, a call or a message. */
export const mailAboutSchema = z.object({
  id: z.string(),
  subject: z.string(),
  to: z.string(),
  status: z.enum(mailStatuses),
  at: z.string(),
});
export type MailAbout = z.infer<typeof mailAboutSchema>;
