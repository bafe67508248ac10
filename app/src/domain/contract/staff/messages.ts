import * as z from 'zod/mini';
import { givenId, line, prose } from '../fields.ts';
import { limits } from '../limits.ts';
import { mailAboutSchema } from './history.ts';
import { actionResultSchema, bulkResultSchema, listQuery, pageOf, several, version } from './list.ts';
import { emailPreviewSchema } from './mails.ts';
import { byStaff, endpointsIn } from './staffEndpoints.ts';

const { declareRead, declare, declareAction } = endpointsIn('messages');

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

export const listMessages = declareRead('GET /api/staff/messages', {
  query: messagesQuerySchema,
  answer: messagesPageSchema,
});

export const getMessage = declareRead('GET /api/staff/messages/:id', { answer: staffMessageSchema });

/** `quote`: whether the e-mail repeats what the visitor wrote. */
const answer = { text: prose(limits.message), quote: z.boolean() };

export const previewAnswer = declare('POST /api/staff/messages/:id/answer/preview', {
  body: z.strictObject(answer),
  answer: emailPreviewSchema,
});

// Tokens mark messages as answered; they send no e-mail in the agency's name.
export const answerMessage = byStaff.declareAction('POST /api/staff/messages/:id/answer', { ...answer, version });

export const setMessageStatus = declareAction('POST /api/staff/messages/:id/status', {
  status: z.enum(messageStatuses),
  version,
});

export const setMessageStatuses = declare('POST /api/staff/messages/status', {
  body: z.strictObject({
    messages: several(z.strictObject({ id: givenId(100), version })),
    status: z.enum(messageStatuses),
  }),
  answer: bulkResultSchema,
});

/** The most answers that are kept. */
export const maxTemplates = 50;

const template = { name: line(limits.filterName), text: prose(limits.message) };

/** Answers that the team often gives, kept for all of it, each by a name of its own. */
export const listTemplates = declareRead('GET /api/staff/answer-templates', {
  answer: z.object({ templates: z.array(z.object({ id: z.string(), ...template })) }),
});

export const keepTemplate = declareAction('POST /api/staff/answer-templates', template);

export const removeTemplate = declare('POST /api/staff/answer-templates/:id/remove', { answer: actionResultSchema });
