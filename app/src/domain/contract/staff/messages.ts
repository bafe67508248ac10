import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { givenId, line, prose } from '../fields.ts';
import { limits } from '../limits.ts';
import { mailAboutSchema } from './history.ts';
import { actionResultSchema, bulkResultSchema, listQuery, pageOf, several, version } from './list.ts';
import { emailPreviewSchema } from './mails.ts';

/** `no-reply`: it needs no answer. */
export const messageStatuses = ['unanswered', 'answered', 'no-reply'] as const;
export const messageViews = [...messageStatuses, 'all'] as const;

const messagesQuerySchema = z.strictObject({
  ...listQuery,
  view: z._default(z.enum(messageViews), 'unanswered'),
});

export const messageRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Its first words. */
  beginning: z.string(),
  status: z.enum(messageStatuses),
  version,
  at: z.string(),
});
export type StaffMessageRow = z.infer<typeof messageRowSchema>;
const messagesPageSchema = z.object({
  ...pageOf(messageRowSchema).shape,
  /** Of all messages, whatever the view: how many wait for an answer, and since when the oldest does. */
  waiting: z.object({ count: z.int(), since: z.nullable(z.string()) }),
});
export type MessagesWaiting = z.infer<typeof messagesPageSchema>['waiting'];

const staffMessageSchema = z.object({
  ...messageRowSchema.shape,
  /** As it was written: plain text, never markup. */
  message: z.string(),
  /** The lines of the budget plan that it is about; none without one. */
  plan: z.array(z.string()),
  /** The offer that it asks about. */
  offer: z.nullable(z.object({ id: z.string(), title: z.string() })),
  /** What the team answered by e-mail, oldest first. `text` is as it was written, without greeting and signature. */
  answers: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      at: z.string(),
      who: z.string(),
      /** The e-mail with it; null once that is deleted. */
      mail: z.nullable(mailAboutSchema),
    }),
  ),
  /** What the team did with it, oldest first. */
  events: z.array(z.object({ at: z.string(), what: z.string(), who: z.string() })),
});
export type StaffMessage = z.infer<typeof staffMessageSchema>;

export const listMessages = endpoint('GET /api/staff/messages', {
  query: messagesQuerySchema,
  answer: messagesPageSchema,
  staff: { role: 'read-only', area: 'messages' },
});

export const getMessage = endpoint('GET /api/staff/messages/:id', {
  answer: staffMessageSchema,
  staff: { role: 'read-only', area: 'messages' },
});

/** `quote`: whether the e-mail repeats what the visitor wrote. */
const answer = { text: prose(limits.message), quote: z.boolean() };

export const previewAnswer = endpoint('POST /api/staff/messages/:id/answer/preview', {
  body: z.strictObject(answer),
  answer: emailPreviewSchema,
  staff: { role: 'staff', area: 'messages' },
});

export const answerMessage = endpoint('POST /api/staff/messages/:id/answer', {
  body: z.strictObject({ ...answer, version }),
  answer: actionResultSchema,
  // Tokens mark messages as answered; they send no e-mail in the agency's name.
  staff: { role: 'staff', area: null },
});

export const setMessageStatus = endpoint('POST /api/staff/messages/:id/status', {
  body: z.strictObject({ status: z.enum(messageStatuses), version }),
  answer: actionResultSchema,
  staff: { role: 'staff', area: 'messages' },
});

export const setMessageStatuses = endpoint('POST /api/staff/messages/status', {
  body: z.strictObject({
    messages: several(z.strictObject({ id: givenId(100), version })),
    status: z.enum(messageStatuses),
  }),
  answer: bulkResultSchema,
  staff: { role: 'staff', area: 'messages' },
});

/** The most answers that are kept. */
export const maxTemplates = 50;

const template = { name: line(limits.filterName), text: prose(limits.message) };

/** Answers that the team often gives, kept for all of it, each by a name of its own. */
export const listTemplates = endpoint('GET /api/staff/answer-templates', {
  answer: z.object({ templates: z.array(z.object({ id: z.string(), ...template })) }),
  staff: { role: 'read-only', area: 'messages' },
});

export const keepTemplate = endpoint('POST /api/staff/answer-templates', {
  body: z.strictObject(template),
  answer: actionResultSchema,
  staff: { role: 'staff', area: 'messages' },
});

export const removeTemplate = endpoint('POST /api/staff/answer-templates/:id/remove', {
  answer: actionResultSchema,
  staff: { role: 'staff', area: 'messages' },
});
